import { mayRead } from '../../base/readers/may-read.ts';
import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { Audience } from '../../model/service.ts';
import type { LabelKey } from './index-layout.ts';
import type { LoadedIndex } from './load-index.ts';

/**
 * A filter names a version, language, product, section or tag that the site does not have. The message lists those that
 * it has.
 */
export class UnknownFilter extends Error {
  override readonly name = 'UnknownFilter';
}

const MOST_LISTED = 50;

/** @throws UnknownFilter for a value that is none of the known ones, however they are written */
export function refuseUnknown(name: string, value: string, known: readonly string[]): void {
  const values = [...new Set(known)];
  if (values.some((each) => each.toLowerCase() === value.toLowerCase())) return;
  const listed = values.slice(0, MOST_LISTED).map((each) => `"${each}"`);
  const list = listed.length > 0 ? `known: ${listed.join(', ')}` : 'the site has none';
  throw new UnknownFilter(`${name} "${value}" is unknown; ${list}`);
}

/**
 * Holds a filter against what the audience may know of the site.
 * @throws UnknownFilter
 */
export function checkFilter(
  filter: RetrievalFilter,
  { index, audience }: { index: LoadedIndex; audience: Audience },
): void {
  const allowed = index.partitions.filter(({ access }) => mayRead(access, audience));
  let pages: Uint8Array | null = null;
  const labelsOf = (key: LabelKey): string[] => {
    const own = (pages ??= markPages(allowed, index.layout.routes.length));
    return [...index.labels[key]].flatMap(([page, labels]) => (own[page] === 1 ? labels : []));
  };
  const known: Record<keyof RetrievalFilter, () => string[]> = {
    version: () => allowed.flatMap(({ version }) => version ?? []),
    language: () => allowed.flatMap(({ language }) => language ?? []),
    product: () => labelsOf('product'),
    tab: () => labelsOf('tab'),
    section: () => labelsOf('section'),
    tag: () => labelsOf('tag'),
  };
  for (const key of Object.keys(known) as (keyof typeof known)[]) {
    const value = filter[key]?.trim();
    if (value !== undefined) refuseUnknown(`filter.${key}`, value, known[key]());
  }
}

/** A one for each page of the index that has sections in the partitions. */
function markPages(partitions: LoadedIndex['partitions'], count: number): Uint8Array {
  const pages = new Uint8Array(count);
  for (const { places } of partitions) for (let at = 0; at < places.length; at += 2) pages[places[at]!] = 1;
  return pages;
}
