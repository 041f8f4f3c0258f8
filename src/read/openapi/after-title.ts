import { openingText } from '../markdown/plain-text.ts';

/** A first paragraph, of Markdown or of HTML, that is no more than words: nobody loses a link. */
const opening = /^(?:<p>(?<html>[^<]*)<\/p>\s*|(?<text>[^\n[<]+)(?:\n\s*\n|$))/;

/** A description without a first paragraph that only says the page's title: titles are often made of it. */
export function afterTitle(title: string, description: string): string {
  const text = description.replaceAll('\r\n', '\n').trim();
  const match = opening.exec(text);
  const said = match?.groups?.['html'] ?? match?.groups?.['text'] ?? '';
  // Few first paragraphs are short enough to be worth reading.
  if (!match || said.length > title.length + 20 || bare(openingText(said)) !== bare(title)) return text;
  return text.slice(match[0].length).trim();
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/(?<![.。])[.。]+$/, '')
    .toLowerCase();
}
