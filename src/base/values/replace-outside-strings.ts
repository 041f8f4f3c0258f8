/**
 * Replaces what stands outside of the strings of a JSON text. A pattern of whole strings would overflow the stack on
 * millions of characters.
 * @param pattern finds escapes (`\\.`) and quotation marks besides
 */
export function replaceOutsideStrings(json: string, pattern: RegExp, replace: (found: string) => string): string {
  let inString = false;
  return json.replace(pattern, (token) => {
    if (token === '"') inString = !inString;
    return inString || token === '"' ? token : replace(token);
  });
}
