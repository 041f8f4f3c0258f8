/** The same for paths that a file system may take for one: letters in another case or form. */
export function foldPath(path: string): string {
  return path.normalize('NFKC').toLowerCase();
}
