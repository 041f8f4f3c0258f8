import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import { endOfTag } from './end-of-tag.ts';

/** Opening tags of a name less the closing ones; near enough, since code holds them in pairs. */
export function countTags(source: string, name: string): number {
  const pattern = escapeRegExp(name);
  const opened = source.match(new RegExp(`<${pattern}(?=[\\s/>])(?![^<>]*/>)`, 'g'))?.length ?? 0;
  return opened - (source.match(new RegExp(`</\\s*${pattern}\\s*>`, 'g'))?.length ?? 0);
}

/** Offset of the closing tag that belongs to an element whose opening tag ends at `end`; -1 for none. */
export function matchingClose(source: string, { name, end }: { name: string; end: number }): number {
  let depth = 1;
  for (const tag of source.slice(end).matchAll(new RegExp(`<(/?)${escapeRegExp(name)}(?=[\\s/>])(?![^<>]*/>)`, 'g'))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return end + tag.index;
  }
  return -1;
}

/** Opening tags of a name in `text`, which stands for the source. */
export function findOpeningTags(
  source: string,
  { text, name }: { text: string; name: string },
): { offset: number; end: number }[] {
  return [...text.matchAll(new RegExp(`<${escapeRegExp(name)}(?=[\\s>])`, 'g'))].flatMap(({ index: offset }) => {
    const end = endOfTag(source, offset);
    return end === null || source[end - 2] === '/' ? [] : { offset, end };
  });
}
