import { unescapeHtml } from '../../base/text/unescape-html.ts';
import { readDocument } from '../../read/markdown/read-document.ts';

/** Nobody names anything in more characters: what is longer is taken as it is written. */
export const longestHeading = 1000;

/** A heading without the signs that close it, which stand behind a blank alone (CommonMark 0.31, section 4.2). */
export function withoutClosingSigns(heading: string): string {
  return heading
    .trimEnd()
    .replace(/(?<=[ \t])#+$/, '')
    .trimEnd();
}

/** What readers see of a heading of Markdown, without its id, and without codes of emoji unless these `stay`. */
export function plainHeading(written: string, codes: 'go' | 'stay' = 'go'): string {
  if (written.length > longestHeading) return written.trim();
  // Code and escaped marks are no markup: they wait elsewhere.
  const kept: string[] = [];
  const keep = (text: string): string => `\u0000${kept.push(text) - 1}\u0000`;
  return unescapeHtml(
    written
      .replace(/&[A-Za-z][A-Za-z\d]*;/g, signOf)
      .replace(/\s*\\?\{#[^}]*\}\s*$/, '')
      .replace(/(`+)(?!`)(.+?)\1(?!`)|\\([!-/:-@[-`{-~])/g, (_, __, code?: string, mark?: string) =>
        keep(code?.trim() ?? mark!),
      )
      // A picture can be a link.
      .replace(/!\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
      .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
      .replace(/(?<!\w)\[([^[\]^][^[\]]*)\]\[[^[\]]*\]/g, '$1')
      // A sign beside the words.
      .replace(/\s*<Badge\b[^<>]*>[^<>]*<\/Badge>/g, '')
      .replace(/<\/?[A-Za-z][^<>]*>|\{\/\*.*?\*\/\}/g, '')
      .replace(emphasis, '$2$4')
      // Emphasis within emphasis.
      .replace(emphasis, '$2$4')
      .replace(/:[a-z][\w-]+:\s*/g, codes === 'stay' ? '$&' : ''),
  )
    .replace(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)]!)
    .trim();
}

const emphasis =
  /(\*{1,3})(?=[^\s*])(.*?[^\s*])\1(?!\*)|(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])(.*?[^\s_])\3(?![\p{L}\p{N}_])/gu;

/** What an entity of HTML stands for. */
function signOf(entity: string): string {
  if (entity === '&nbsp;') return '\u00A0';
  if (/^&(?:lt|gt|amp|quot|apos);$/i.test(entity)) return entity;
  return readDocument(`# x${entity}x`, { file: '', line: 1 }).headings[0]?.text.slice(1, -1) ?? entity;
}
