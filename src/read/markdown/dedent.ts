/** Takes away the indentation that all lines have in common; blank lines do not count. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const depth = depths.length > 0 ? depths.reduce((least, next) => Math.min(least, next)) : 0;
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(depth))).join('\n');
}
