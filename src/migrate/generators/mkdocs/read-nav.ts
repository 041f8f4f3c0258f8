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
import { readFolderNav } from './read-folder-nav.ts';

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
  const plugins = optionsByName(config['plugins']);
  const { features } = objectOf(config['theme']);
  const hasFeature = (name: string): boolean => Array.isArray(features) && features.includes(`navigation.${name}`);
  const hasTabs = hasFeature('tabs');
  const inFolders = readFolderNav(config['nav'], {
    ...context,
    plugins,
    places: context.pages.map(({ place }) => place),
    titleOfPage: (place) => titleOfPage(pageAtPlace(place, context)!, context),
    loseMissing: (written, file) => loseMissingPage(written, { ...context, file }),
  });
  const nav = inFolders ?? config['nav'];
  if (!Array.isArray(nav)) {
    const sorted = context.pages.map(({ page, place }) => ({ page, place: withoutEnding(place) }));
    const items = generateNavigation(sorted);
    return hasTabs ? { tabs: items.map(toTab) } : { pages: items };
  }
  const read = (entry: unknown): NavigationItem[] => readEntry(entry, { ...context, takeRoot });
  if (!hasTabs) return { pages: nav.flatMap(read) };
  return { tabs: nav.flatMap((entry: unknown) => outwardTab(entry, context) ?? read(entry).map(toTab)) };

  /** The page that a section has itself. */
  function takeRoot(written: readonly unknown[]): unknown {
    if (plugins.has('section-index') && typeof written[0] === 'string') return written[0];
    if (!hasFeature('indexes')) return null;
    const isIndex = (file: unknown): boolean => /(?:^|\/)(?:index|readme)\.\w+$/i.test(String(file));
    return written.find((entry) => [entry, ...Object.values(objectOf(entry))].some(isIndex));
  }

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
  takeRoot: (entries: readonly unknown[]) => unknown;
}

/** `page.md`, `Title: page.md`, `Title: [entries]`. */
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
      return readSection(title, value, context);
    }
    if (typeof value === 'string' && leadsAway(value)) return [context.made.link(title, value)];
    const [item] = readEntry(value, context);
    if (item === undefined) return [];
    if (typeof item !== 'string') return [{ ...item, group: title }];
    context.labels.note(item, title);
    return [item];
  });
}

/** A section, which can be a page itself. */
function readSection(title: string, entries: readonly unknown[], context: EntryContext): NavigationItem[] {
  const own = context.takeRoot(entries);
  const [root] = own === null ? [] : readEntry(own, context);
  const rest = typeof root === 'string' ? entries.filter((entry) => entry !== own) : entries;
  const pages = rest.flatMap((entry) => readEntry(entry, context));
  if (typeof root !== 'string') return pages.length > 0 ? [{ group: title, pages }] : [];
  if (pages.length > 0) return [{ group: title, root, pages }];
  context.labels.note(root, title);
  return [root];
}

/** A folder, as some plug-ins let it be named: `guides/` or `guides/*`. */
function folderOf(entry: string, context: NavigationContext): NavigationItem[] {
  if (!/[/*]$/.test(entry)) return [];
  const at = joinPath(entry.replace(/\*+$/, ''));
  const start = at === '' ? '' : `${at}/`;
  const within = context.pages.filter(({ place }) => place.startsWith(start));
  if (within.length === 0) return [];
  const sorted = within.map(({ page, place }) => ({ page, place: withoutEnding(place.slice(start.length)) }));
  const group = nameOf(titleOf(at.split('/').at(-1)!), context);
  return [{ group, pages: generateNavigation(sorted) }];
}
