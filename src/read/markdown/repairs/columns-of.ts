/** A tab goes to the next column that four divides (CommonMark 0.31, section 2.2). */
export function columnsOf(lead: string): number {
  let column = 0;
  for (const character of lead) column += character === '\t' ? 4 - (column % 4) : 1;
  return column;
}
