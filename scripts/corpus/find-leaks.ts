import { decodeEntities } from './read-html.ts';

const leftovers: readonly RegExp[] = [
  /\[object Object\]/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\bexport (const|default)\b/,
  /\bimport [\w{][^.]{0,60} from ['"]/,
  /<\/?[A-Za-z][\w.]*[^<>\n]{0,80}>/,
  /\{[^{}\n]{1,60}\}/,
  /\]\([^)\s]+\)/,
  /(?<!\*)\*\*[^\s*]/,
];

/**
 * Source that readers see. What an author wrote to be read is none: text in code, in a string or in front matter,
 * escaped, or as a character reference. `sources` are the page and all that it imports.
 */
export function findLeaks(prose: string, sources: readonly string[]): string[] {
  const literal = sources.map(literalText).join('\n');
  return leftovers.flatMap((pattern) =>
    [...prose.matchAll(new RegExp(pattern, 'g'))]
      .filter(([found]) => !literal.includes(squeeze(found)))
      .map(({ index }) => prose.slice(Math.max(0, index - 40), index + 80).replace(/\s+/g, ' ')),
  );
}

/** Everything of a source that means itself, without white space and with typographic marks as they are typed. */
function literalText(source: string): string {
  const text = source.replace(/\r\n?/g, '\n');
  const head = /^\uFEFF?---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '';
  const code = text.match(/^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1|(`+)[^`][\s\S]*?\2|<code[\s\S]*?<\/code>/gm) ?? [];
  const strings = text.match(/"[^"\n]*"|'[^'\n]*'/g) ?? [];
  const escaped = (text.match(/\\[{<*[\]][^\n]*|&(?:lt|#123|#x7b|lbrace);[^\n]*/gi) ?? []).flatMap((part) => {
    const [written, bare] = [part, part.replace(/<[^>]*>/g, '')].map((form) =>
      decodeEntities(form).replaceAll('\\', ''),
    );
    // Prose is held against this without its code.
    return [written!, bare!, bare!.replace(/\]\([^()\s]*\)/g, '').replace(/`[^`]*`|\[/g, '')];
  });
  const words = text.match(/\b(?:undefined|NaN)\b|\[object Object\]/g) ?? [];
  return [head, ...code, ...strings, ...escaped, ...words].map(squeeze).join('\n');
}

function squeeze(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll('—', '---')
    .replaceAll('–', '--');
}
