import { isVoidElement } from '../../../base/components/html-elements.ts';
import { blankCode } from '../../../base/text/place-in-text.ts';
import { endOfTag } from './end-of-tag.ts';
import type { Repair } from './repair.ts';
import { replaceText } from './replace-text.ts';

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

/** Closes the void element at `offset`, with all of its name in the line: a table on one line can hold hundreds. */
export function closeVoids(source: string, { name, offset }: { name: string; offset: number }): Repair {
  const from = source.lastIndexOf('\n', offset) + 1;
  const next = source.indexOf('\n', offset);
  const others = openVoids(source, { from, to: next < 0 ? source.length : next });
  const ends = new Set([
    endOfTag(source, offset)!,
    ...others.filter((other) => other.name === name).map(({ end }) => end),
  ]);
  return {
    source: [...ends].sort((a, b) => b - a).reduce((text, end) => closeAt(text, end), source),
    message: `<${name}> is not closed`,
    hint: `Close the tag: <${name} />`,
  };
}

function closeAt(source: string, end: number): string {
  return replaceText(source, { offset: end - 1, length: 0, text: ' /' });
}

function openVoids(source: string, { from, to }: { from: number; to: number }): OpenVoid[] {
  return [...blankCode(source.slice(from, to)).matchAll(/<([a-z]+)(?=[\s>])/g)].flatMap(({ 1: name, index }) => {
    if (!isVoidElement(name!)) return [];
    const offset = from + index;
    const end = endOfTag(source, offset);
    if (end === null || source[end - 2] === '/' || source.startsWith(`</${name}`, end)) return [];
    return [{ name: name!, offset, end }];
  });
}
