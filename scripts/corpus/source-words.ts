import { decodeEntities } from './read-html.ts';

/**
 * The words of a page's MDX that a reader should see: without front matter, ESM, tags, expressions and addresses. Reads
 * the text by patterns and not with the compiler, so that what the compiler loses is found.
 */
export function sourceText(mdx: string): string {
  const body = mdx.replace(/\r\n?/g, '\n').replace(/^\uFEFF?---\n[\s\S]*?\n---[ \t]*(\n|$)/, '');
  const kept: string[] = [];
  const keep = (text: string): string => ` \u0001${kept.push(text) - 1}\u0001 `;
  const withoutCode = body
    .replace(hidden, ' ')
    .replace(
      /^([ \t>]*)(`{3,}(?![^\n]*`)|~{3,})[^\n]*\n([\s\S]*?)^[ \t>]*\2[`~]*[ \t]*$/gm,
      (_, _indent, _fence, code: string) => keep(code),
    )
    // What nothing closes ends with the element around it, and its language is no word either.
    .replace(/^[ \t>]*(?:`{3,}|~{3,})[^\n`]*$/gm, ' ')
    .replace(/(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g, (_, _marks, code: string) => keep(code));
  const prose = stripSyntax(withoutAddresses(withoutEsm(withoutCode)));
  return (
    decodeEntities(prose)
      .replace(/\u0001(\d+)\u0001/g, (_, index: string) => kept[Number(index)] ?? '')
      // What a line of code says of its own look.
      .replace(/\[!code [^\]]*\]/g, ' ')
  );
}

/** Comments, and what is not for human readers. */
const hidden = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<Visibility\s+for=["'{]+agents["'}]+\s*>[\s\S]*?<\/Visibility>/g;

/** Statements run to the next empty line outside of their brackets. */
function withoutEsm(text: string): string {
  const lines = text.split('\n');
  const result: string[] = [];
  let depth = 0;
  let isInside = false;
  for (const line of lines) {
    if (!isInside && /^(import\s+[\w{*'"]|export\s+(?:(?:const|default|function|let|async)\b|[{*]))/.test(line))
      isInside = true;
    if (!isInside) {
      result.push(line);
      continue;
    }
    for (const char of line) depth += '{[('.includes(char) ? 1 : '}])'.includes(char) ? -1 : 0;
    if (depth <= 0 && (line.trim() === '' || /[;})'"]\s*$/.test(line))) {
      isInside = false;
      depth = 0;
    }
  }
  return result.join('\n');
}

function withoutAddresses(text: string): string {
  return (
    text
      .replace(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/g, ' ')
      .replace(/\]\(\s*(?:[^()\s]|\([^()]*\))*(\s+"[^"]*")?\s*\)/g, '] ')
      .replace(/^\s*\[[^\]]+\]:\s*\S+.*$/gm, ' ')
      .replace(/\]\[[^\]\n]*\]/g, '] ')
      // Kinds of callouts, in the ways of GitHub and of Docusaurus.
      .replace(/^([ \t>]*)(?:\[!\w+\]|:::[ \t]*\w+)/gm, '$1')
      .replace(/^(#{1,6} .*?)\{#[\w-]+\}/gm, '$1')
  );
}

function stripSyntax(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; ) {
    const char = text[at]!;
    const isTag = char === '<' && /[A-Za-z/>]/.test(text[at + 1] ?? '');
    const end = isTag ? endOfTag(text, at) : char === '{' && text[at - 1] !== '\\' ? endOfBraces(text, at) : -1;
    if (end < 0) {
      result += char;
      at++;
      continue;
    }
    result += ' ';
    at = end;
  }
  return result;
}

function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]!;
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      const end = endOfBraces(text, at);
      if (end < 0) return -1;
      at = end - 1;
    } else if (char === '>') return at + 1;
    else if (char === '<') return -1;
  }
  return -1;
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** Words of three letters and more, in lower case, with how often each occurs. */
export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]{3,}/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
