import { countBreaks } from '../../base/text/map-prose.ts';
import type { PageSource } from '../../model/page.ts';
import { joinBlocks } from './join-blocks.ts';

/** A page's text with what is made of a part of a description, behind what its author wrote. */
export function appendMade(
  source: PageSource,
  { body: made, ...of }: { body: string; description: string; part: string },
): PageSource {
  const own = source.body.trimEnd();
  const body = joinBlocks([own, made]);
  if (source.description !== undefined) return { ...source, body };
  return { ...source, body, made: { ...of, line: source.line + (own === '' ? 0 : countBreaks(own) + 1) } };
}
