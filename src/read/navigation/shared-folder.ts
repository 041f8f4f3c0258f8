/** The folder in which all routes lie, with its final slash. */
export function sharedFolder(routes: readonly string[]): string {
  let folder: string | null = null;
  for (const route of routes) {
    const own = route.slice(0, route.lastIndexOf('/') + 1);
    folder = folder === null ? own : commonFolder(folder, own);
  }
  return folder ?? '/';
}

function commonFolder(a: string, b: string): string {
  let end = 0;
  for (let index = 0; index < a.length && a[index] === b[index]; index++) if (a[index] === '/') end = index + 1;
  return a.slice(0, end);
}
