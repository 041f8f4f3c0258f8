import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { PageHeading, TextAround } from '../../model/page.ts';

/**
 * The outline of a page in the order of its parts. The author may have used a word of the description's or of ours for
 * a heading of his own; his keeps its id.
 */
export function joinHeadings(
  own: readonly PageHeading[],
  { openingHeadings, restHeadings }: Pick<TextAround, 'openingHeadings' | 'restHeadings'>,
): PageHeading[] {
  const ids = createUniqueNames({ firstSuffix: 2 });
  for (const { id } of own) ids.claim(id);
  const claim = (heading: PageHeading): PageHeading => ({ ...heading, id: ids.claim(heading.id) });
  return [...openingHeadings.map(claim), ...own, ...restHeadings.map(claim)];
}
