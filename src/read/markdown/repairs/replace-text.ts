/** `source` with `length` characters at `offset` replaced by `text`. */
export function replaceText(
  source: string,
  { offset, length, text }: { offset: number; length: number; text: string },
): string {
  return source.slice(0, offset) + text + source.slice(offset + length);
}
