/** The first paragraph of a Markdown text as plain text on one line: markup, links and HTML tags give their words. */
export function firstParagraph(markdown: string): string {
  const blocks = markdown
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[ \t]*\n/);
  for (const block of blocks) {
    const text = plainText(block);
    if (text !== '') return text;
  }
  return '';
}

function plainText(block: string): string {
  return (
    block
      .replace(/^[ \t]*(#{1,6}[ \t]|>[ \t]?|[-*+][ \t])/gm, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      // In code, what looks like a tag is text.
      .replace(
        /(?<!`)(`{1,9})([^\n]{0,500}?[^`\n])\1(?!`)|<\/?[a-zA-Z][^<>]*>/g,
        (_, __, code?: string) => code?.trim() ?? ' ',
      )
      .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\s"[^"]*")?\)/g, '$1')
      .replace(/(\*\*|__)(\S(?:[^\n]*?\S)?)\1/g, '$2')
      .replace(/(^|\s)[*_](\S[^*_\n]*?)[*_](?=[\s.,:;!?)]|$)/g, '$1$2')
      .replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
