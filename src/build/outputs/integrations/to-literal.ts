/** A value as JavaScript source, which ends neither a string nor a `script` element. */
export function toLiteral(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
