/** Rows as text, in columns as wide as their widest cell. */
export function renderTable(header: readonly string[], given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(oneLine));
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const render = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[header, ...rows].map(render).join('\n')}\n`;
}

/** Cells hold what readers wrote: no line breaks, and nothing that moves a cursor or turns words round. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();
}
