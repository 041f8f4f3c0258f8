import { isObject } from '../../../base/values/is-object.ts';
import type { ForeignPage, Lose, MigrationFolder, NavigationItem } from '../../../model/migration.ts';
import { Call, objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';
import { badgeIn, withoutBadge } from '../../markup/badges.ts';
import { takeTitle } from '../../markup/take-title.ts';
import { withMenus } from '../bar-links.ts';
import { createPageFinder, leadsAway, loseMissingPage } from '../find-page.ts';
import { generateNavigation, type SortedPage } from '../generate-navigation.ts';
import { groupByPath } from '../group-by-path.ts';
import type { MadePages } from '../made-pages.ts';
import type { NavigationLabels } from '../navigation-labels.ts';
import { barItems, readVueBar } from './read-vue-bar.ts';

export interface VueNavigationContext {
  pages: readonly ForeignPage[];
  /** What the navigation calls pages: filled here. */
  labels: NavigationLabels;
  made: MadePages;
  /** The folder of the pages. */
  root: string;
  folder: MigrationFolder;
  /** The configuration. */
  file: string;
  lose: Lose;
}

/** A sidebar for each part of the site becomes a tab, named as the bar names what leads there. */
export function readVueNavigation(
  config: Record<string, unknown>,
  context: VueNavigationContext,
): Record<string, unknown> {
  const theme = objectOf(config['themeConfig']);
  const { pages, file, lose } = context;
  const one = (
    settings: Record<string, unknown>,
    made: Record<string, unknown> | null = null,
  ): Record<string, unknown> | null => {
    const navigation = partOf(settings, context) ?? made;
    return (
      navigation &&
      withMenus(barItems(settings['nav']), {
        find: createPageFinder(pages, context.root),
        made: context.made,
        navigation,
        file,
        lose,
      })
    );
  };
  const locales = objectOf(config['locales']);
  const languages = Object.entries(locales).flatMap(([name, locale]) => {
    const { lang, themeConfig } = objectOf(locale);
    const own = { ...theme, ...objectOf(themeConfig) };
    const part = one(own, foldersOf(name, Object.keys(locales), context));
    // What the first language has in its bar, the site has.
    const hasBar = name !== 'root' && objectOf(themeConfig)['nav'] !== undefined;
    const bar =
      part && hasBar
        ? readVueBar(own, { find: createPageFinder(pages, context.root), navigation: part, file, lose })
        : {};
    const language = name === 'root' ? (writtenText(lang) ?? 'en') : name;
    return part === null ? [] : [{ language: language.replace(/^(en)-.*/, '$1'), ...bar, ...part }];
  });
  if (languages.length > 1) return { languages };
  const { language: _, ...only } = languages[0] ?? {};
  const generated = { pages: generateNavigation(context.pages.map(placeIn(context))) };
  return one(theme) ?? (languages.length > 0 ? only : generated);
}

/** The pages of one of several languages, whose readers would find nothing else; the first one has the rest. */
function foldersOf(
  name: string,
  names: readonly string[],
  { pages }: VueNavigationContext,
): Record<string, unknown> | null {
  if (names.length < 2) return null;
  const languageOf = ({ path }: ForeignPage): string =>
    names.find((one) => joinPath(one) === path.split('/')[0]) ?? 'root';
  const within = pages.filter((page) => languageOf(page) === name);
  return within.length === 0 ? null : { pages: groupByPath(within) };
}

function placeIn({ root }: VueNavigationContext): (page: ForeignPage) => SortedPage {
  const at = root === '' ? 0 : root.length + 1;
  return (page) => ({ page, place: page.file.slice(at, -3) });
}

function partOf(theme: Record<string, unknown>, context: VueNavigationContext): Record<string, unknown> | null {
  const { sidebar } = theme;
  const isMade = sidebar instanceof Call || (Object.hasOwn(theme, 'sidebar') && sidebar === undefined);
  if (isMade || (isObject(sidebar) && Object.keys(sidebar).length === 0)) {
    const message = 'The sidebar, which is created by code; its pages are grouped by folder';
    context.lose({ file: context.file, message });
    return null;
  }
  const reading: Reading = {
    find: createPageFinder(context.pages, context.root),
    labels: context.labels,
    made: context.made,
    listFolder: (address) => listFolder(address, context),
    loseMissing: (address) => loseMissingPage(address, context),
  };
  if (Array.isArray(sidebar)) return { pages: readItems(sidebar, '', reading) };
  const parts = Object.entries(objectOf(sidebar)).flatMap(([at, items]) => {
    const { base, items: inner } = objectOf(items);
    const read = Array.isArray(items)
      ? readItems(items, '', reading)
      : readItems(inner, writtenText(base) ?? '', reading);
    return read.length > 0 ? [{ at, pages: read }] : [];
  });
  const made = Object.keys(objectOf(sidebar)).filter((at) => !parts.some((part) => part.at === at));
  const generated = generatedPart(made, context);
  if (generated) parts.push(generated);
  if (parts.length === 0) return null;
  // Several addresses can have the same sidebar.
  const distinct = [...new Map(parts.reverse().map((part) => [JSON.stringify(part.pages), part])).values()].reverse();
  if (distinct.length === 1) return { pages: distinct[0]!.pages };
  const tabs = distinct.map(({ at, pages }) => ({ ...labelOf(at, theme), pages }));
  return { tabs: tabs.sort((a, b) => a.place - b.place).map(({ tab, pages }) => ({ tab, pages })) };
}

/** The pages at addresses whose sidebars only running the configuration would tell, by their folders. */
function generatedPart(
  addresses: readonly string[],
  context: VueNavigationContext,
): { at: string; pages: NavigationItem[] } | null {
  const starts = addresses.map((address) => joinPath(address));
  const within = context.pages.filter(({ path }) =>
    starts.some((start) => path === start || path.startsWith(`${start}/`)),
  );
  if (within.length === 0) return null;
  const message = `The sidebar of ${addresses.join(', ')}, which is created by code; its pages are grouped by folder`;
  context.lose({ file: context.file, message });
  // Folders above the one address are no groups.
  const above = starts.length === 1 ? starts[0]!.lastIndexOf('/') + 1 : 0;
  const placed = within.map(placeIn(context)).map(({ page, place }) => ({ page, place: place.slice(above) }));
  return { at: addresses[0]!, pages: generateNavigation(placed) };
}

/** What the bar calls a part of the site, and where it stands there. */
function labelOf(at: string, theme: Record<string, unknown>): { tab: string; place: number } {
  const entries = records(theme['nav']);
  const place = entries.findIndex((entry) => linksIn(entry).some((link) => isBelow(link, at)));
  const name = joinPath(at).split('/').at(-1) || 'Documentation';
  const tab = (place < 0 ? undefined : nameIn(entries[place]!, at)) ?? name[0]!.toUpperCase() + name.slice(1);
  return { tab, place: place < 0 ? entries.length : place };
}

/**
 * Of an entry of the bar: a menu that leads nowhere else on the site, the one part of it that leads there where the
 * rest leads to other sites, or else a link.
 */
function nameIn(entry: Record<string, unknown>, at: string): string | undefined {
  const links = linksIn(entry);
  const text = writtenText(entry['text']);
  const parts = records(entry['items']).filter((inner) => linksIn(inner).some((link) => isBelow(link, at)));
  const isOnePart = parts.length === 1 && records(parts[0]!['items']).length > 0;
  const isWhole = links.length > 0 && links.every((link) => isBelow(link, at));
  if (text !== undefined && isWhole && !isOnePart) return text;
  return parts.map((inner) => nameIn(inner, at)).find((name) => name !== undefined);
}

/** Addresses on the site to which an entry of the bar leads, itself or by its menu. */
function linksIn({ link, items }: Record<string, unknown>): string[] {
  const own = typeof link === 'string' && !leadsAway(link) ? [link] : [];
  return [...own, ...records(items).flatMap(linksIn)];
}

function isBelow(link: string, at: string): boolean {
  return joinPath(link).startsWith(joinPath(at));
}

interface Reading {
  find: (address: string) => string | null;
  labels: NavigationLabels;
  made: MadePages;
  /** The pages below an address, by their folders. */
  listFolder: (address: string) => NavigationItem[];
  loseMissing: (address: string) => void;
}

/** By what Theme Hope of VuePress reads in front matter: `order`, `index`, and `dir` in the page of a folder. */
function listFolder(address: string, context: VueNavigationContext): NavigationItem[] {
  const start = joinPath(address);
  const above = start === '' ? 0 : start.length + 1;
  const labels = new Map<string, string>();
  const sorted = context.pages.flatMap((page): SortedPage[] => {
    const whole = placeIn(context)(page).place;
    if (start !== '' && !whole.startsWith(`${start}/`)) return [];
    const { data, body } = readPageSource(context.folder, page.file);
    const place = whole.slice(above);
    const [, folder] = /^(.*?)\/?(?:index|readme)$/i.exec(place) ?? [];
    const dir = objectOf(data['dir']);
    const order = folder === undefined ? data['order'] : dir['order'];
    const label = writtenText(dir['text']) ?? writtenText(data['title']) ?? takeTitle(body).title;
    if (folder && label) labels.set(folder, label);
    return data['index'] === false ? [] : [{ page, place, ...(typeof order === 'number' && { order }) }];
  });
  return generateNavigation(sorted, labels);
}

function readItems(items: unknown, base: string, reading: Reading): NavigationItem[] {
  return records(items).flatMap((item): NavigationItem[] => {
    const own = writtenText(item['base']) ?? base;
    const link = writtenText(item['link']);
    const written = writtenText(item['text']) ?? '';
    const tag = badgeIn(written);
    const text = withoutBadge(written)
      .replace(/<[^>]*>/g, '')
      .trim();
    const isOutward = link !== undefined && leadsAway(link);
    const page =
      link === undefined ? null : isOutward ? reading.made.link(text || link, link) : reading.find(own + link);
    if (link && page === null) reading.loseMissing(link);
    const folder = writtenText(item['folder']);
    const inner = folder === undefined ? readItems(item['items'], own, reading) : reading.listFolder(folder);
    if (page !== null) reading.labels.note(page, text, tag);
    if (inner.length === 0) return page === null ? [] : [page];
    // What has no heading stands as if it were in none.
    if (text === '') return [...(page === null ? [] : [page]), ...inner.filter((entry) => entry !== page)];
    return [
      {
        group: text,
        ...(tag !== undefined && { tag }),
        ...(page !== null && !inner.includes(page) && { root: page }),
        pages: inner,
      },
    ];
  });
}
