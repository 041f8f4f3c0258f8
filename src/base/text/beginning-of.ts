/** A text on one line: its first `most` signs, and an ellipsis where it has more. */
export function beginningOf(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
