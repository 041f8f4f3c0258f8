/**
 * The files that may answer an address below the base of a site, the best first, as static hosts look for them. The
 * page for unknown addresses has no address of its own.
 *
 * @param path decoded, from the base on
 */
export function filesAt(path: string): string[] {
  const name = path.replace(/^\/|\/$/g, '');
  if (name === '') return ['index.html'];
  return [
    // A folder's address may end in a slash, a file's may not.
    ...(path.endsWith('/') ? [] : [name]),
    `${name}/index.html`,
    ...(name === '404' ? [] : [`${name}.html`]),
  ];
}
