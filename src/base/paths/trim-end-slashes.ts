/**
 * A path without the slashes at its end. A regular expression would begin at each slash of a row anew, and take time
 * with the square of its length: addresses and descriptions hold rows of any.
 */
export function trimEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
