/** Undoes the escaping of characters, as React, `escapeHtml`, writers of HTML trees and authors write it. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|apos|amp|#x([\da-f]{1,6})|#(\d{1,7}));/gi,
    (entity, hex?: string, code?: string) =>
      hex === undefined && code === undefined
        ? (characters[entity] ?? entity)
        : characterOf(hex === undefined ? Number(code) : Number.parseInt(hex, 16), entity),
  );
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function characterOf(code: number, entity: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
