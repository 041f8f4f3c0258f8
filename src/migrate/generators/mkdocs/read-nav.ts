import { isObject } from '../../../base/values/is-object.ts';
import type { ForeignPage, Lose, MigrationFolder, NavigationItem } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { joinPath, titleOf, withoutEnding } from '../../folder/page-paths.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';
import { takeTitle } from '../../markup/take-title.ts';
import { createPageFinder, leadsAway, loseMissingPage, pathOfFile } from '../find-page.ts';
import { generateNavigation } from '../generate-navigation.ts';
import type { MadePages } from '../made-pages.ts';
import type { NavigationLabels } from '../navigation-labels.ts';
import { optionsByName } from './options-by-name.ts';
import { type FolderNav, readFolderNav } from './read-folder-nav.ts';

/** A page, and its file as the navigation names it: below the folder of pages, without what says its language. */
export interface PageInNav {
  page: ForeignPage;
  place: string;
}

interface NavigationContext {
  folder: MigrationFolder;
  pages: readonly PageInNav[];
  docs: string;
  /** Names of the navigation in another language, by those that it has. */
  names: Readonly<Record<string, unknown>>;
  /** What the navigation calls pages: filled here. */
  labels: NavigationLabels;
  made: MadePages;
  /** The settings. */
  file: string;
  lose: Lose;
}

/** The navigation of `nav`, with tabs where Material shows them; of folders where there is none. */
export function readNav(config: Record<string, unknown>, context: NavigationContext): Record<string, unknown> {
  const { features } = objectOf(config['theme']);
  const hasTabs = Array.isArray(features) && features.includes('navigation.tabs');
  const inFolders = readFolderNav({
    ...context,
    plugins: optionsByName(config['plugins']),
    places: context.pages.map(({ place }) => place),
    titleOfPage: (place) => titleOfPage(pageAtPlace(place, context)!, context),
    loseMissing: (written, file) => loseMissingPage(written, { ...context, file }),
  });
  const nav = inFolders === null ? config['nav'] : inFolders.read(config['nav']);
  if (!Array.isArray(nav)) {
    const sorted = context.pages.map(({ page, place }) => ({ page, place: withoutEnding(place) }));
    const items = generateNavigation(sorted);
    return hasTabs ? { tabs: items.map(toTab) } : { pages: items };
  }
  const read = (entry: unknown): NavigationItem[] => readEntry(entry, { ...context, inFolders });
  if (!hasTabs) return { pages: nav.flatMap(read) };
  return { tabs: nav.flatMap((entry: unknown) => outwardTab(entry, context) ?? read(entry).map(toTab)) };

  function toTab(item: NavigationItem): Record<string, unknown> {
    return typeof item === 'string' ? { tab: titleOfPage(item, context), pages: [item] } : tabOf(item);
  }
}

function titleOfPage(path: string, { folder, pages, labels }: NavigationContext): string {
  const { data, body } = readPageSource(folder, pages.find(({ page }) => page.path === path)!.page.file);
  return labels.of(path) ?? writtenText(data['title']) ?? takeTitle(body).title ?? titleOf(path);
}

function pageAtPlace(written: string, { pages }: NavigationContext): string | null {
  const paths = new Map(pages.map(({ page, place }) => [pathOfFile(place), page.path]));
  const found = createPageFinder([...paths.keys()].map((path) => ({ file: path, path })))(pathOfFile(written));
  return found === null ? null : paths.get(found)!;
}

function nameOf(title: string, { names }: NavigationContext): string {
  return writtenText(names[title]) ?? title;
}

/** An entry of the bar that leads to another site. */
function outwardTab(entry: unknown, context: NavigationContext): Record<string, unknown> | null {
  const [[tab, href] = ['', '']] = Object.entries(objectOf(entry));
  return typeof href === 'string' && leadsAway(href) ? { tab: nameOf(tab, context), href } : null;
}

function tabOf({ group, root, pages }: Exclude<NavigationItem, string>): Record<string, unknown> {
  return { tab: group, pages: root === undefined ? pages : [root, ...pages] };
}

interface EntryContext extends NavigationContext {
  inFolders: FolderNav | null;
}

/** `page.md`, `Title: page.md`, `Title: [entries]`; an entry without a title on top is the page of its section. */
function readEntry(entry: unknown, context: EntryContext): NavigationItem[] {
  if (typeof entry === 'string') {
    const page = leadsAway(entry) ? null : pageAtPlace(entry, context);
    const items = page === null ? folderOf(entry, context) : [page];
    // Plug-ins put what no other entry names in the place of dots.
    if (items.length === 0 && !entry.startsWith('...')) loseMissingPage(entry, context);
    return items;
  }
  if (!isObject(entry)) return [];
  return Object.entries(entry).flatMap(([written, value]): NavigationItem[] => {
    const title = nameOf(written, context);
    if (Array.isArray(value)) {
      const pages = value.flatMap((inner: unknown) => readEntry(inner, context));
      return pages.length > 0 ? [{ group: title, pages }] : [];
    }
    if (typeof value === 'string' && leadsAway(value)) return [context.made.link(title, value)];
    const [item] = readEntry(value, context);
    if (item === undefined) return [];
    if (typeof item !== 'string') return [{ ...item, group: title }];
    context.labels.note(item, title);
    return [item];
  });
}

/** A folder, as plug-ins let it be named: `guides/` or `guides/*`. */
function folderOf(entry: string, context: EntryContext): NavigationItem[] {
  if (!/[/*]$/.test(entry)) return [];
  const { pages, inFolders } = context;
  const at = joinPath(entry.replace(/\*+$/, ''));
  const start = at === '' ? '' : `${at}/`;
  const within = pages.filter(({ place }) => place.startsWith(start));
  if (within.length === 0) return [];
  const sorted = within.map(({ page, place }) => ({ page, place: withoutEnding(place.slice(start.length)) }));
  const inner = inFolders?.entriesOf(at).flatMap((one) => readEntry(one, context));
  const group = nameOf(titleOf(at.split('/').at(-1)!), context);
  return [{ group, pages: inner ?? generateNavigation(sorted) }];
}
