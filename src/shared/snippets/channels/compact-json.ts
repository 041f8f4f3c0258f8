/** A message for tools that read one from each line: JSON can do without line breaks, other texts stay as they are. */
export function compactJson(message: string): string {
  try {
    return JSON.stringify(JSON.parse(message));
  } catch {
    return message;
  }
}
