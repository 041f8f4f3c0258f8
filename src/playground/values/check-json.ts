/** Where and why a text is no JSON, or `null`. */
export function jsonFault(text: string): string | null {
  if (text.trim() === '') return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return describeFault(error instanceof Error ? error.message : String(error), text);
  }
}

/** Browsers say the position in different ways: as an offset, or as line and column. */
function describeFault(message: string, text: string): string {
  const offset = /at position (\d+)/.exec(message)?.[1];
  if (offset === undefined) return message.replace(/^JSON\.parse: /, '');
  const lines = text.slice(0, Number(offset)).split('\n');
  return `${message.replace(/ (in JSON )?at position \d+.*$/s, '')} (line ${lines.length}, column ${lines.at(-1)!.length + 1})`;
}
