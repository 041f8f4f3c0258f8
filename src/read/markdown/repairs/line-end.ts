/** Where the line ends that holds `offset`, without its line break. */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}
