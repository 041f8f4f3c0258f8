/** The beginning of a message, for a list to choose from. */
export function shortLabel(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
