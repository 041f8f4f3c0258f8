import { shellIds } from '../../base/paths/shell-ids.ts';
import type { Page, PageSource } from '../../model/page.ts';
import { readDocument } from '../../read/markdown/read-document.ts';
import { keepByRuns } from '../cache/keep-by-runs.ts';
import type { ValueStore } from '../cache/open-value-store.ts';

/** By route, and by the id that the words of a heading give. */
export type RenamedPlaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The headings that have another id than their words give, because every page has that one around its text
 * (`## Pagination`). Links by the words mean the heading, unless the text itself has such an id.
 * `kept`: what earlier builds have found; unset or `null`: nothing.
 */
export function renamedPlaces(
  pages: readonly Pick<Page, 'route' | 'source'>[],
  kept: Pick<ValueStore, 'keep' | 'nameText'> | null = null,
): RenamedPlaces {
  const texts = pages.flatMap(({ route, source }) => (source ? [{ route, source }] : []));
  const found = keepByRuns(texts, {
    keep: kept?.keep,
    kind: 'renamed-places',
    route: ({ route }) => route,
    name: ({ source }) => kept?.nameText(source.body),
    make: ({ source }) => renamedIn(source),
  });
  return Object.fromEntries(found.flatMap((places, index) => (places === null ? [] : [[texts[index]!.route, places]])));
}

const known = new WeakMap<PageSource, Record<string, string> | null>();

/** `null` for none. When a site is loaded again, the sources of unchanged pages are the same values. */
function renamedIn(source: PageSource): Record<string, string> | null {
  if (!known.has(source)) known.set(source, findRenamed(source));
  return known.get(source)!;
}

function findRenamed(source: PageSource): Record<string, string> | null {
  if (!mayHold.test(source.body)) return null;
  const { renamed } = readDocument(source.body, source);
  const found = Object.entries(renamed).filter(([id]) => !new RegExp(`\\bid=["']${id}["']`).test(source.body));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const words = [...shellIds].map((id) => id.replaceAll('-', '[-\\s]+')).join('|');

/** Few texts have such a tag, property or line, with or without marks and emoji; only these are read. */
const mayHold = new RegExp(
  `(?:^|[\\s>"'#{])(?:${words})[\\s#]*(?:$|[<"'}])|^[^\\p{L}\\p{N}\\n]*(?:${words})(?:[^\\p{L}\\p{N}\\n]*$|\\])`,
  'imu',
);
