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
import { optionsByName } from './plugin-options.ts';
import { type FolderNav, readFolderNav } from './read-folder-nav.ts';

interface NavigationContext {
  folder: MigrationFolder;
  pages: readonly ForeignPage[];
  docs: string;
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
    places: context.pages.map(({ file }) => file.slice(context.docs.length + 1)),
    titleOfPage: (place) => titleOfPage(pathOfFile(place), context),
    loseMissing: (written, file) => loseMissingPage(written, { ...context, file }),
  });
  const nav = inFolders === null ? config['nav'] : inFolders.read(config['nav']);
  if (!Array.isArray(nav)) {
    const sorted = context.pages.map((page) => ({
      page,
      place: withoutEnding(page.file.slice(context.docs.length + 1)),
    }));
    const items = generateNavigation(sorted);
    return hasTabs ? { tabs: items.map(toTab) } : { pages: items };
  }
  const read = (entry: unknown): NavigationItem[] => readEntry(entry, { ...context, inFolders });
  if (!hasTabs) return { pages: nav.flatMap(read) };
  return { tabs: nav.flatMap((entry: unknown) => outwardTab(entry) ?? read(entry).map(toTab)) };

  function toTab(item: NavigationItem): Record<string, unknown> {
    return typeof item === 'string' ? { tab: titleOfPage(item, context), pages: [item] } : tabOf(item);
  }
}

function titleOfPage(path: string, { folder, pages, labels }: NavigationContext): string {
  const { data, body } = readPageSource(folder, pages.find((page) => page.path === path)!.file);
  return labels.of(path) ?? writtenText(data['title']) ?? takeTitle(body).title ?? titleOf(path);
}

/** An entry of the bar that leads to another site. */
function outwardTab(entry: unknown): Record<string, unknown> | null {
  const [[tab, href] = ['', '']] = Object.entries(objectOf(entry));
  return typeof href === 'string' && leadsAway(href) ? { tab, href } : null;
}

function tabOf({ group, root, pages }: Exclude<NavigationItem, string>): Record<string, unknown> {
  return { tab: group, pages: root === undefined ? pages : [root, ...pages] };
}

interface EntryContext extends NavigationContext {
  inFolders: FolderNav | null;
}

/** `page.md`, `Title: page.md`, `Title: [entries]`; an entry without a title on top is the page of its section. */
function readEntry(entry: unknown, context: EntryContext): NavigationItem[] {
  const find = createPageFinder(context.pages);
  if (typeof entry === 'string') {
    const page = leadsAway(entry) ? null : find(pathOfFile(entry));
    const items = page === null ? folderOf(entry, context) : [page];
    // Plug-ins put what no other entry names in the place of dots.
    if (items.length === 0 && !entry.startsWith('...')) loseMissingPage(entry, context);
    return items;
  }
  if (!isObject(entry)) return [];
  return Object.entries(entry).flatMap(([title, value]): NavigationItem[] => {
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
  const { pages, docs, inFolders } = context;
  const at = joinPath(docs, entry.replace(/\*+$/, ''));
  if (!/[/*]$/.test(entry)) return [];
  const inner = inFolders?.entriesOf(entry.replace(/\*+$/, '')).flatMap((one) => readEntry(one, context)) ?? [];
  if (inner.length > 0) return [{ group: titleOf(at.split('/').at(-1)!), pages: inner }];
  const within = pages.filter(({ file }) => file.startsWith(`${at}/`));
  if (within.length === 0) return [];
  const sorted = within.map((page) => ({ page, place: withoutEnding(page.file.slice(at.length + 1)) }));
  return [{ group: titleOf(at.split('/').at(-1)!), pages: generateNavigation(sorted) }];
}
