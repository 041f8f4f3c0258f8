/** A class file holds no constant of more than 65,535 bytes (JVMS 4.4.7), three for a character at most. */
const maxConstant = 20_000;

/** Whether a text is too long for a single constant. */
export function isLongConstant(text: string): boolean {
  return text.length > maxConstant;
}

/** Parts of a text that are constants of their own; pairs of surrogates stay together. */
export function constantPieces(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${maxConstant - 1}}(?![\\udc00-\\udfff])|[^]`, 'g')) ?? [];
}
