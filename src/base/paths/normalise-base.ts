/**
 * A path that a site is served under, as `''` or `/docs`.
 *
 * @returns `null` for what is no path
 */
export function normaliseBase(value: string): string | null {
  const path = value.replace(/^\/+|\/+$/g, '');
  if (path === '') return '';
  if (path.split('/').some((segment) => /^\.{0,2}$/.test(segment))) return null;
  return /^[\w.~!$&'()*+,;=:@%/-]+$/.test(path) ? `/${path}` : null;
}
