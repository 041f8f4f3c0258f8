import { createFenceReader } from './create-fence-reader.ts';

/** Markdown with empty lines in the place of fenced code, so that lines keep their numbers. */
export function withoutFences(text: string): string {
  const read = createFenceReader();
  const parts: string[] = [];
  let isInside = false;
  let done = 0;
  const [ticks, tildes] = [createFinder(text, '```'), createFinder(text, '~~~')];
  // Only lines with a sign can begin or end a fence, but for one in a quote.
  for (;;) {
    const signs = [ticks(done), tildes(done)].filter((at) => at !== -1);
    if (signs.length === 0) break;
    const sign = Math.min(...signs);
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

/** Finds the next place of a sign from a place on, of places that only grow; -1 where there is none. */
function createFinder(text: string, sign: string): (from: number) => number {
  let found = -2;
  return (from) => {
    if (found !== -1 && found < from) found = text.indexOf(sign, from);
    return found;
  };
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
