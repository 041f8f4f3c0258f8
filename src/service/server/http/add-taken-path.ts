/**
 * A path as the client sent it, where a proxy says which part of it it took away.
 *
 * @param isBase whether a site has this base path: what else a proxy has taken away is nothing that one could know of
 */
export function addTakenPath(
  path: string,
  { prefix, isBase }: { prefix: string | null; isBase: (prefix: string) => boolean },
): string {
  if (prefix === null || !isBase(prefix)) return path;
  // A proxy may name what it has handed on.
  return path === prefix || path.startsWith(`${prefix}/`) ? path : prefix + path;
}
