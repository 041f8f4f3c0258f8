import { slugHeading } from '../../base/paths/heading-slug.ts';
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
  pages: readonly Pick<Page, 'route' | 'source' | 'headings'>[],
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
  const own = new Map(found.map((places, index) => [texts[index]!.route, places]));
  return Object.fromEntries(
    pages.flatMap((page) => {
      const places = { ...headingsOf(page), ...own.get(page.route) };
      return Object.keys(places).length === 0 ? [] : [[page.route, places]];
    }),
  );
}

/** Of headings that come from snippets, a page's source knows nothing. */
function headingsOf({ headings, source }: Pick<Page, 'source' | 'headings'>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { id, text } of headings) {
    const wanted = id.replace(/-\d+$/, '');
    if (wanted === id || !shellIds.has(wanted) || slugHeading(text) !== wanted) continue;
    if (source === null || !hasId(source.body, wanted)) found[wanted] ??= id;
  }
  return found;
}

function hasId(body: string, id: string): boolean {
  return new RegExp(`\\bid=["']${id}["']`).test(body);
}

const known = new WeakMap<PageSource, Record<string, string> | null>();

/** `null` for none. When a site is loaded again, the sources of unchanged pages are the same values. */
function renamedIn(source: PageSource): Record<string, string> | null {
  if (!known.has(source)) known.set(source, findRenamed(source));
  return known.get(source)!;
}

function findRenamed(source: PageSource): Record<string, string> | null {
  if (!mayBeRenamed(source.body)) return null;
  const { renamed } = readDocument(source.body, source);
  const found = Object.entries(renamed).filter(([id]) => !hasId(source.body, id));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const words = [...shellIds].map((id) => id.replaceAll('-', '[-\\s]+')).join('|');

/** Marks, emoji and tags, in one line. */
const signs = '[^\\p{L}\\p{N}\\n<]*(?:<[^>\\n]*>[^\\p{L}\\p{N}\\n<]*)*';

/** A line of its own, a title, the text of an element, and an id that is written out. */
const places = new RegExp(
  [
    `^${signs}(?:${words})(?:[^\\p{L}\\p{N}\\n<]*(?:$|<)|\\])`,
    `=\\s*\\{?\\s*["'\`](?:${words})["'\`]`,
    `>\\s*(?:${words})\\s*<`,
    `\\{\\s*#(?:${words})\\s*\\}`,
  ].join('|'),
  'imu',
);

/**
 * Whether a text can have a heading or titled component that is called like a part of every page. Reading a text costs
 * milliseconds, and examples with a `"content"` are in every third page on language models.
 */
export function mayBeRenamed(body: string): boolean {
  return places.test(body);
}
