export interface JsonFault {
  /** `null` where the browser does not tell. */
  place: { line: number; column: number } | null;
  /** In the browser's words. */
  reason: string;
}

/** Where and why a text is no JSON, or `null`. */
export function jsonFault(text: string): JsonFault | null {
  if (text.trim() === '') return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message
      .replace(/^JSON(\.parse| Parse error): /, '')
      .replace(/ (in JSON )?at (position|line) \d+.*$/s, '');
    return { place: placeOf(message, text), reason };
  }
}

/** Browsers say the position in different ways: as an offset, as line and column, or not at all. */
function placeOf(message: string, text: string): JsonFault['place'] {
  const [, line, column] = /at line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const offset = /at position (\d+)/.exec(message)?.[1];
  if (offset === undefined) return null;
  const lines = text.slice(0, Number(offset)).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
