import type { Texts } from '../../base/languages/texts.ts';
import { addAll } from '../../base/values/add-all.ts';

/** Characters below which a repetition is shorter than the words that stand for it, or hardly longer. */
const leastRepeated = 300;

/** Lines of a text from one to before another. */
interface Part {
  from: number;
  to: number;
}

export interface PageOfText {
  /** Its address. */
  source: string;
  /** Of its language. */
  words: Pick<Texts['reference'], 'asIn' | 'oneOf'>;
}

/**
 * Shortens what API pages have in common where all of them stand in one text: a list of fields, what one field holds,
 * or an example that has been told before. The function is given page after page.
 */
export function createRepeatShortener(): (markdown: string, page: PageOfText) => string {
  const told = new Map<string, string>();

  return (markdown, { source, words }) => {
    const lines = markdown.split('\n');

    /** The lines of a part; one that says where they stand, if they have been told before. */
    const shorten = (part: Part, name: string): string[] => {
      const text = lines.slice(part.from, part.to).join('\n').trimEnd();
      const known = text.length < leastRepeated ? undefined : told.get(text);
      if (known !== undefined) return [`${/^ */.exec(text)![0]}${words.asIn.replace('{name}', () => known)}`];
      if (text.length >= leastRepeated) told.set(text, name === '' ? source : `${name} (${source})`);
      return /^```/.test(text) ? lines.slice(part.from, part.to) : shortenEntries(part);
    };

    const shortenEntries = ({ from, to }: Part): string[] => {
      const shortened: string[] = [];
      for (let index = from; index < to; ) {
        const line = lines[index]!;
        shortened.push(line);
        index++;
        const name = /^ *- (`[^`]+`)/.exec(line)?.[1];
        if (name === undefined) continue;
        const end = endOf(lines, index, { to, indent: indentOf(line) });
        const inside = firstInside(lines, { from: index, to: end, oneOf: words.oneOf });
        addAll(shortened, lines.slice(index, inside));
        if (inside < end) addAll(shortened, shorten({ from: inside, to: end }, name));
        index = end;
      }
      return shortened;
    };

    const blocks: string[] = [];
    for (let index = 0; index < lines.length; ) {
      const end = endOfBlock(lines, index);
      addAll(blocks, end - index > 1 ? shorten({ from: index, to: end }, '') : [lines[index]!]);
      index = end;
    }
    return blocks.join('\n');
  };
}

/** Where a block of code or a list of fields ends; anything else is a line of its own. */
function endOfBlock(lines: readonly string[], from: number): number {
  const line = lines[from]!;
  const fence = /^`{3,}/.exec(line)?.[0];
  if (fence !== undefined) {
    const end = lines.indexOf(fence, from + 1);
    return end < 0 ? from + 1 : end + 1;
  }
  if (!line.startsWith('- `')) return from + 1;
  let to = from + 1;
  while (to < lines.length && /^(- `| +\S| *$)/.test(lines[to]!)) to++;
  while (lines[to - 1]!.trim() === '') to--;
  return to;
}

/** Where what stands below an entry ends. */
function endOf(lines: readonly string[], from: number, { to, indent }: { to: number; indent: number }): number {
  let end = from;
  while (end < to && (lines[end]!.trim() === '' || indentOf(lines[end]!) > indent)) end++;
  return end;
}

/** Where the fields of an entry begin, behind what is said of itself. */
function firstInside(lines: readonly string[], { from, to, oneOf }: Part & { oneOf: string }): number {
  let first = from;
  const isInside = (line: string): boolean => /^ +- [`*]/.test(line) || line.trim() === `${oneOf}:`;
  while (first < to && !isInside(lines[first]!)) first++;
  return first;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
