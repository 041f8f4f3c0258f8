import { plainHeading } from './plain-heading.ts';
import { proseStarts } from './prose-starts.ts';
import { wordsOfHtml } from './words-of-html.ts';

const element = /^([ \t]*)<h1\b([^<>]*)>((?:(?!<\/?h[1-6]\b)[\s\S]){0,4000}?)<\/h1>[ \t]*$/m;
const picture = /<a\b[^<>]*>\s*(?:<img\b[^<>]*>\s*)+<\/a>|<img\b[^<>]*>/g;

/**
 * The first heading, where it is an element that holds others, as a heading of words alone: pictures in it stand in a
 * paragraph below. One without words is called what its picture says.
 */
export function liftPictures(text: string): string {
  const found = element.exec(text);
  if (found === null) return text;
  const { 0: whole, 1: indent = '', 2: given = '', 3: inner = '', index } = found;
  const isPlain = !inner.includes('<') || /[{}]|\]\(/.test(inner);
  if (isPlain || /^(?:#|.*\n[=-]+[ \t]*$)/m.test(text.slice(0, index)) || !proseStarts(text).has(index)) return text;
  const pictures = [...inner.matchAll(picture)].map(([one]) => one.replace(/>\s+</g, '><'));
  const spoken = /\balt="([^"]*)"/.exec(inner)?.[1]?.replace(/\s*\blogo\b/gi, '') ?? '';
  const words = wordsOfHtml(inner) || plainHeading(spoken);
  if (words === '') return text;
  const align = /\salign=(?:"\w+"|'\w+')/.exec(given)?.[0] ?? '';
  const heading = `${indent}<h1>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h1>\n`;
  const shown = pictures.length > 0 ? `\n${indent}<p${align}>${pictures.join(' ')}</p>` : '';
  return text.slice(0, index) + heading + shown + text.slice(index + whole.length);
}
