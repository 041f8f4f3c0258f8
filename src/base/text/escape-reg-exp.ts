/** A text as a part of a pattern that matches it alone, with any flags (ECMAScript, `SyntaxCharacter`). */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
