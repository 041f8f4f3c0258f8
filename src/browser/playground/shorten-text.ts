import { placeToCut } from '../../base/text/place-to-cut.ts';

const maximalLength = 280;

/** The first paragraph of a Markdown text as plain text, cut where it is long: a hint beside a field. */
export function shortenText(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\r?\n[ \t]*\r?\n/, 1);
  const text = paragraph
    .slice(0, 4 * maximalLength)
    // In code, what looks like a tag is text.
    .replace(/(`+)([^`\n]+)\1|<\/?[a-z][^<>]*>/gi, (_, __, code?: string) => code ?? '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*)([^*\n]+)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maximalLength) return text;
  return `${text.slice(0, placeToCut(text, maximalLength)).trimEnd()}…`;
}
