/** Where each line's inner lines end: the last line that is indented deeper than it; -1 for a line without any. */
export function foldEnds(lines: readonly string[]): number[] {
  const ends = lines.map(() => -1);
  const open: { line: number; depth: number }[] = [];
  const closeFrom = (depth: number, end: number): void => {
    while (open.length > 0 && open.at(-1)!.depth >= depth) {
      const { line } = open.pop()!;
      ends[line] = end > line ? end : -1;
    }
  };
  let last = -1;
  lines.forEach((text, line) => {
    const depth = text.search(/\S/);
    if (depth < 0) return;
    closeFrom(depth, last);
    open.push({ line, depth });
    last = line;
  });
  closeFrom(0, last);
  return ends;
}

/** Numbers of the lines that are seen while some are folded. */
export function visibleLines(ends: readonly number[], folded: ReadonlySet<number>): number[] {
  const seen: number[] = [];
  for (let line = 0; line < ends.length; line++) {
    seen.push(line);
    if (folded.has(line) && ends[line]! > line) line = ends[line]!;
  }
  return seen;
}
