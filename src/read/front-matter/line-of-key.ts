/** The line on which front matter, which ends before line `end`, has a key; the first where it has none. */
export function lineOfKey(key: string, { text, end }: { text: string; end: number }): number {
  const lines = text.split('\n', end - 1);
  return lines.findIndex((line) => new RegExp(`^["']?${key}["']?\\s*[:=]`).test(line)) + 1 || 1;
}
