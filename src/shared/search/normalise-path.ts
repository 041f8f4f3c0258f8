/** One form for `/guides/auth`, `guides/auth/` and `guides/auth#tokens`. */
export function normalisePath(path: string): string {
  const bare = path.replace(/[#?].*$/s, '').replace(/^\/+|\/+$/g, '');
  return bare === 'index' ? '' : bare.replace(/\/index$/, '');
}
