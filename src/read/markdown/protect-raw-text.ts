import { endOfFence } from '../../base/text/end-of-fence.ts';
import { codeOrTemplatePattern } from '../../base/text/inline-code.ts';
import { dedent } from './dedent.ts';

/** What may begin a fence, and what inline code or an element whose content is raw text begin with. */
const beginnings = new RegExp(
  [
    /(?:^|\n)[^\n`~<]*(?<fence>`{3,}|~{3,})/.source,
    codeOrTemplatePattern,
    /`+/.source,
    /<(?<name>script|style|textarea|Prompt|CodeBlock)(?:\s(?:[^<>"'{}]|"[^"]{0,4000}"|'[^']{0,4000}'|\{[^{}]{0,4000}\}){0,400})?>/
      .source,
  ].join('|'),
  'g',
);

/** Content that is no text: an expression; in a block of code an expression anywhere, a fence, or another element. */
const expression = /^\s*\{\s*[`"'/({\w]/;
const markup = /\{|^\s*<[A-Z]|^[ \t]*(?:`{3,}|~{3,})/m;

/**
 * Wraps what stands inside `<script>`, `<style>`, `<textarea>`, `<Prompt>` and `<CodeBlock>` into a template literal,
 * as MDX wants it: there is text, in which braces and `<` mean nothing. Fences, inline code and texts in quotes are
 * left as they are. Line numbers stay as they are.
 */
export function protectRawText(source: string): string {
  if (!/<(?:script|style|textarea|Prompt|CodeBlock)\b/.test(source)) return source;
  const findEnd = createEndFinder(source);
  const begin = new RegExp(beginnings);
  let result = '';
  let last = 0;
  for (let match = begin.exec(source); match; match = begin.exec(source)) {
    const start = match.index + match[0].length;
    const { fence, name } = match.groups!;
    const end = fence ? endOfFence(source, source.lastIndexOf('\n', start - 1) + 1) : -1;
    if (end >= 0) {
      begin.lastIndex = end;
    } else if (fence) {
      // It may be code inside of a line.
      begin.lastIndex = start - fence.length;
    } else if (name !== undefined) {
      const close = match[0].endsWith('/>') ? null : findEnd(`</${name}\\s*>`, start);
      if (!close) continue;
      begin.lastIndex = close.end;
      const body = source.slice(start, close.start);
      if (body.trim() === '' || (name === 'CodeBlock' ? markup : expression).test(body)) continue;
      if (isQuoted(source, { start: match.index, end: close.end })) continue;
      const text = name === 'CodeBlock' ? dedent(body) : body;
      result += `${source.slice(last, start)}{\`${text.replace(/\\|`|\$\{/g, '\\$&')}\`}`;
      last = close.start;
    }
  }
  return result + source.slice(last);
}

/** How far before a place its quote is looked for. */
const longestQuote = 2000;
/** The quote of an attribute or of a text in code, and what stands in it up to the end. */
const openQuote = /(=|(?:[=:(,+?[{]|\breturn)\s*)(["'])((?:\\.|(?!\2)[^\\])*)$/s;

/** Whether what stands between two places is part of the value of an attribute, or of a text in code. */
function isQuoted(source: string, { start, end }: { start: number; end: number }): boolean {
  const [, sign = '', quote, text = ''] = openQuote.exec(source.slice(Math.max(0, start - longestQuote), start)) ?? [];
  if (quote === undefined || /\n[ \t]*\n/.test(text)) return false;
  // A text in code ends with its line.
  const isOfLine = sign !== '=';
  if (isOfLine && text.includes('\n')) return false;
  const rest = source.slice(end, end + longestQuote);
  return (isOfLine ? rest.split('\n', 1)[0]! : rest).includes(quote);
}

/** Looks for a pattern from a place on. What was not found once is not looked for again further on. */
function createEndFinder(source: string): (pattern: string, from: number) => { start: number; end: number } | null {
  const missing = new Set<string>();
  return (pattern, from) => {
    if (missing.has(pattern)) return null;
    const end = new RegExp(pattern, 'g');
    end.lastIndex = from;
    const match = end.exec(source);
    if (!match) missing.add(pattern);
    return match && { start: match.index, end: match.index + match[0].length };
  };
}
