/**
 * For each part of a page the text of the parts that are pieces of it (`within`), so that what is spread over the steps
 * or tabs of a section is still found in the section.
 */
export function joinInnerTexts(parts: readonly { within?: number | null; text: string }[]): string[] {
  const inner = parts.map(() => '');
  for (let index = parts.length - 1; index > 0; index--) {
    const { within, text } = parts[index]!;
    if (within !== undefined && within !== null && within < index)
      inner[within] = [text, inner[index]!, inner[within]!].filter(Boolean).join(' ');
  }
  return inner;
}
