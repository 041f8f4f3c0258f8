import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { PageHeading } from '../../model/page.ts';

/** The author may have used a word of ours for a heading of his own; his keeps its id. */
export function joinHeadings(own: readonly PageHeading[], described: readonly PageHeading[]): PageHeading[] {
  const ids = createUniqueNames({ firstSuffix: 2 });
  for (const { id } of own) ids.claim(id);
  return [...own, ...described.map((heading) => ({ ...heading, id: ids.claim(heading.id) }))];
}
