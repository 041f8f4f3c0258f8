import { isVoidElement } from '../../../base/components/html-elements.ts';
import { blankCode } from '../../../base/text/place-in-text.ts';
import { endOfTag } from './end-of-tag.ts';
import { lineEnd } from './line-end.ts';
import { type Mend, repairAlike } from './mend.ts';
import { readProse } from './read-prose.ts';
import type { Repair } from './repair.ts';

interface OpenVoid {
  name: string;
  offset: number;
  /** Just past its `>`. */
  end: number;
}

/** The first void element in a part of a source that is written as in HTML (`<br>`); `null` for none. */
export function findOpenVoid(source: string, { from, to }: { from: number; to: number }): OpenVoid | null {
  return openVoids(source, { from, to })[0] ?? null;
}

/**
 * Closes the void element at `offset`, with all others of its name between words; one within an expression, with those
 * in its line, of which a table can hold hundreds.
 */
export function closeVoids(source: string, { name, offset }: { name: string; offset: number }): Repair {
  const inProse = voidsIn(source, { text: readProse(source).text, from: 0 });
  const line = { from: source.lastIndexOf('\n', offset) + 1, to: lineEnd(source, offset) };
  const open = inProse.some((tag) => tag.offset === offset) ? inProse : [...inProse, ...openVoids(source, line)];
  const ends = new Set(open.flatMap((tag) => (tag.name === name ? tag.end : [])));
  const end = endOfTag(source, offset)!;
  ends.delete(end);
  return repairAlike(
    source,
    closeAt(name, end),
    Array.from(ends, (other) => closeAt(name, other)),
  );
}

function closeAt(name: string, end: number): Mend {
  return {
    start: end - 1,
    end,
    text: ' />',
    message: `<${name}> is not closed`,
    hint: `Close the tag: <${name} />`,
  };
}

function openVoids(source: string, { from, to }: { from: number; to: number }): OpenVoid[] {
  return voidsIn(source, { text: blankCode(source.slice(from, to)), from });
}

/** Those that are found in `text`, which stands for what is at `from` in the source. */
function voidsIn(source: string, { text, from }: { text: string; from: number }): OpenVoid[] {
  return [...text.matchAll(/<([a-z]+)(?=[\s>])/g)].flatMap(({ 1: name, index }) => {
    if (!isVoidElement(name!)) return [];
    const offset = from + index;
    const end = endOfTag(source, offset);
    if (end === null || source[end - 2] === '/' || source.startsWith(`</${name}`, end)) return [];
    return [{ name: name!, offset, end }];
  });
}
