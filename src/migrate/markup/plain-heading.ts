import { unescapeHtml } from '../../base/text/unescape-html.ts';

/** What readers see of a heading of Markdown, without its id. */
export function plainHeading(written: string): string {
  // Code and escaped marks are no markup: they wait elsewhere.
  const kept: string[] = [];
  const keep = (text: string): string => `\u0000${kept.push(text) - 1}\u0000`;
  return unescapeHtml(
    written
      .replace(/&(nbsp|mdash|ndash|hellip);/g, (_, name: string) => signs[name]!)
      .replace(/\s*\\?\{#[^}]*\}\s*$/, '')
      .replace(/(`+)(?!`)(.+?)\1(?!`)|\\([!-/:-@[-`{-~])/g, (_, __, code?: string, mark?: string) =>
        keep(code?.trim() ?? mark!),
      )
      .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
      // A sign beside the words.
      .replace(/\s*<Badge\b[^<>]*>[^<>]*<\/Badge>/g, '')
      .replace(/<\/?[A-Za-z][^<>]*>|\{\/\*.*?\*\/\}/g, '')
      .replace(/\*|(?<!\w)_|_(?!\w)/g, '')
      .replace(/:[a-z][\w-]+:\s*/g, ''),
  )
    .replace(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)]!)
    .trim();
}

/** Signs that authors write by their names in HTML. */
const signs: Readonly<Record<string, string>> = { nbsp: '\u00A0', mdash: '—', ndash: '–', hellip: '…' };
