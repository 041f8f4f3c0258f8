/** Deeper lines would be nothing but space, and all of them together longer than a text may be. */
const deepest = 100;

/** What stands before a line of a formatted body. */
export function lineIndent(depth: number): string {
  return '  '.repeat(Math.min(depth, deepest));
}
