import { escapeHtml } from '../../../base/text/escape-html.ts';
import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import { mapProse } from '../../../base/text/map-prose.ts';

const definition = /^[ \t]*\*\[([^\]\\\n]+)\][ ]?:[ \t]*(?:\n[ \t]+)?(\S[^\n]*)?$/gm;
/** Where words are no text that is shown, or a title, which has no elements. */
const kept =
  /^[ \t]*(?:#{1,6}[ \t]|(?:===|!!!|\?\?\?)[!+]?[ \t]|\[[^\]\n]+\]:)[^\n]*|<[^<>\n]*>|\]\([^()\n]*\)|\{[^{}\n]*\}|\bhttps?:\/\/[^\s<>)]+/gm;

/** What short words mean (Python-Markdown, Abbreviations), said by the element of HTML wherever a text names them. */
export function convertAbbreviations(text: string): string {
  const meanings = new Map<string, string>();
  const rest = mapProse(text, (prose) =>
    prose.replace(definition, (whole, name: string, meaning: string | undefined) => {
      if (meaning !== undefined) meanings.set(name, escapeHtml(meaning.trim()).replace(/[{}\\]/g, codeOf));
      return whole.replace(/[^\n]/g, '');
    }),
  );
  if (meanings.size === 0) return rest;
  const names = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const word = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  const explain = (shown: string): string =>
    shown.replace(word, (name, at: number) => {
      // A backslash before a letter is one; before a tag, it would make that a text.
      const isAfterBackslash = /(?<!\\)(?:\\\\)*\\$/.test(shown.slice(Math.max(0, at - 20), at));
      return `${isAfterBackslash ? '\\' : ''}<abbr title="${meanings.get(name)!}">${name}</abbr>`;
    });
  return mapProse(rest, (prose) => {
    let last = 0;
    const parts = [...prose.matchAll(kept)].map(({ 0: part, index }) => {
      const before = explain(prose.slice(last, index));
      last = index + part.length;
      return before + part;
    });
    return parts.join('') + explain(prose.slice(last));
  });
}

/** Of a sign that is more than itself in MDX. */
function codeOf(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}
