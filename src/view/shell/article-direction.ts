import { rightToLeftLetter } from '../../base/languages/right-to-left-letter.ts';
import type { Shell } from './build-shell.ts';

/** As much of a page as tells in what script it is written. */
const beginning = 8000;
const letters = new RegExp(rightToLeftLetter.source, 'gu');

/**
 * The direction of a page in a site that says nothing of its language: `rtl` where the title and a third of the letters
 * are written so, which names of products and of functions stand between. What is around it is in English.
 */
export function articleDirection(
  { direction, page }: { direction: Shell['direction']; page: { title: string } },
  body: string,
): 'rtl' | undefined {
  if (direction === 'rtl' || !rightToLeftLetter.test(page.title)) return undefined;
  const text = `${page.title} ${body.slice(0, beginning).replace(/<pre\b[\s\S]*?(?:<\/pre>|$)|<[^<>]*(?:>|$)/g, ' ')}`;
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(letters)?.length ?? 0) * 3 > all ? 'rtl' : undefined;
}
