/** What a line of Markdown is, seen from fenced code. */
export type FenceLine = 'prose' | 'opening' | 'inside' | 'closing';

const quote = /^[ \t]*>/;
const opening = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:(`{3,})[^`]*|(~{3,}).*)$/;
const closing = /^[ \t]*(?:>[ \t]*)*(`{3,}|~{3,})[ \t\r]*$/;

/**
 * Tells of each line, given one after the other, whether it belongs to fenced code (CommonMark 0.31, section 4.5).
 * Fences may stand as deep as components make them, in items of lists, and in quotes, with which they end. One without
 * an end goes to the end of the text. Takes time in proportion to the text, whatever it holds.
 */
export function createFenceReader(): (line: string) => FenceLine {
  let fence = '';
  let isQuoted = false;
  return (line) => {
    if (fence !== '' && isQuoted && !quote.test(line)) fence = '';
    // Few lines can begin or end anything, and patterns take their time to say so.
    if (!line.includes('```') && !line.includes('~~~')) return fence === '' ? 'prose' : 'inside';
    if (fence === '') {
      const [, ticks, tildes] = opening.exec(line) ?? [];
      fence = ticks ?? tildes ?? '';
      isQuoted = quote.test(line);
      return fence === '' ? 'prose' : 'opening';
    }
    if (!line.includes(fence) || !closing.exec(line)?.[1]?.startsWith(fence)) return 'inside';
    fence = '';
    return 'closing';
  };
}
