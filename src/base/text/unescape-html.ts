/** Undoes the escaping of special characters, as React, `escapeHtml` and authors write it. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|#x27|#39|amp);/g, (entity) => characters[entity]!);
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};
