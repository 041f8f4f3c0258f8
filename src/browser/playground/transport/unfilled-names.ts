/** Names in the path of an address that still stand for a value: `{id}`. */
export function unfilledNames(url: string): string[] {
  const path = url.replace(/[?#].*$/s, '');
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]!);
}
