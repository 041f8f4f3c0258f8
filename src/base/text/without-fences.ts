import { createFenceReader } from './create-fence-reader.ts';

/** Markdown with empty lines in the place of fenced code, so that lines keep their numbers. */
export function withoutFences(text: string): string {
  const read = createFenceReader();
  const parts: string[] = [];
  let isInside = false;
  let done = 0;
  // Only these lines can begin or end a fence, but for one in a quote.
  for (let sign = findSign(text, 0); sign !== -1; sign = findSign(text, done)) {
    const start = text.lastIndexOf('\n', sign) + 1;
    const between = text.slice(done, start);
    const next = text.indexOf('\n', sign);
    done = next === -1 ? text.length : next;
    const line = text.slice(start, done);
    const kind = read(line);
    if (kind === 'opening' && /^[ \t]*>/.test(line)) return withoutQuoted(text);
    parts.push(isInside ? lineBreaks(between) : between, kind === 'prose' ? line : '');
    isInside = kind === 'opening' || kind === 'inside';
  }
  const rest = text.slice(done);
  return parts.join('') + (isInside ? lineBreaks(rest) : rest);
}

function findSign(text: string, from: number): number {
  const ticks = text.indexOf('```', from);
  const tildes = text.slice(from, ticks === -1 ? undefined : ticks).indexOf('~~~');
  return tildes === -1 ? ticks : from + tildes;
}

function lineBreaks(text: string): string {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return '\n'.repeat(count);
}

/** A fence in a quote ends with the quote, so every line can end one. */
function withoutQuoted(text: string): string {
  const read = createFenceReader();
  return text
    .split('\n')
    .map((line) => (read(line) === 'prose' ? line : ''))
    .join('\n');
}
