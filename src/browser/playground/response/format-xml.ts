import { lineIndent } from './line-indent.ts';

/** Indents XML, an element that holds text alone in one line. A text that is no whole XML stays as it is. */
export function formatXml(text: string): string {
  const tokens = splitXml(text);
  if (!tokens) return text;
  const lines: string[] = [];
  const open: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    const [inner, end] = [tokens[index + 1] ?? '', tokens[index + 2] ?? ''];
    if (isEnd(token)) {
      if (open.pop() !== nameOf(token)) return text;
      lines.push(lineIndent(open.length) + token);
    } else if (!isStart(token)) lines.push(lineIndent(open.length) + token);
    else if (isEnd(inner) && nameOf(inner) === nameOf(token)) {
      lines.push(lineIndent(open.length) + token + inner);
      index++;
    } else if (!inner.startsWith('<') && isEnd(end) && nameOf(end) === nameOf(token)) {
      lines.push(lineIndent(open.length) + token + inner + end);
      index += 2;
    } else {
      lines.push(lineIndent(open.length) + token);
      open.push(nameOf(token));
    }
  }
  return open.length === 0 && lines.length > 0 ? lines.join('\n') : text;
}

function isEnd(token: string): boolean {
  return token.startsWith('</');
}

function isStart(token: string): boolean {
  return /^<[^!?/]/.test(token) && !token.endsWith('/>');
}

function nameOf(token: string): string {
  return /^<\/?([^\s/>]*)/.exec(token)?.[1] ?? '';
}

const closings: readonly [string, string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** Tags, comments and texts in their order, without the space between them; `null` where one has no end. */
function splitXml(text: string): string[] | null {
  const tokens: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = text[start] === '<' ? endOfMarkup(text, start) : text.indexOf('<', start);
    if (end < 0 && text[start] === '<') return null;
    const token = text.slice(start, end < 0 ? text.length : end);
    if (token.trim() !== '') tokens.push(token.startsWith('<') ? token : token.trim());
    start += token.length;
  }
  return tokens;
}

function endOfMarkup(text: string, start: number): number {
  const closing = closings.find(([opening]) => text.startsWith(opening, start))?.[1];
  if (closing) {
    const at = text.indexOf(closing, start);
    return at < 0 ? -1 : at + closing.length;
  }
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
}
