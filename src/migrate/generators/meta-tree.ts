import { addAll } from '../../base/values/add-all.ts';
import type { ForeignPage, MigrationFolder, NavigationItem } from '../../model/migration.ts';
import { joinPath, withoutEnding } from '../folder/page-paths.ts';
import { createPageFinder, leadsAway } from './find-page.ts';
import type { MadePages } from './made-pages.ts';
import type { NavigationLabels } from './navigation-labels.ts';

/** One entry of a file that orders a folder. */
export type MetaEntry =
  | {
      kind: 'name';
      name: string;
      title?: string;
      isHidden?: boolean;
      /** It is in the bar of the site. */
      isTab?: boolean;
      /** What is in the folder stands in the place of the folder. */
      isFlat?: boolean;
    }
  /** What follows stands under this heading. */
  | { kind: 'heading'; title: string }
  | { kind: 'link'; title: string; href: string; isTab?: boolean }
  /** What the bar of the site unfolds: links, and pages of the folder of this name. */
  | { kind: 'menu'; name: string; title: string; entries: readonly MetaEntry[] }
  /** Everything that is not named. */
  | { kind: 'rest'; isReversed?: boolean };

export interface Meta {
  /** What the folder is called. */
  title?: string;
  icon?: string;
  /** The folder is a part of the site of its own. */
  isTab?: boolean;
  /** What is not named is not shown. */
  isWhole?: boolean;
  entries: readonly MetaEntry[];
}

export interface MetaTree {
  pages: readonly ForeignPage[];
  /** The folder of pages, without a slash at its end. */
  content: string;
  /** How a folder is ordered; `null` for one without a word on that. */
  readMeta: (folder: string) => Meta | null;
  /** What those files call pages: filled here. */
  labels: NavigationLabels;
  made: MadePages;
  /** Whether a page that lies in its folder as `index` is the folder's own, which its name leads to. */
  isFolderPage: (page: ForeignPage, folder: string) => boolean;
  /** What a page calls itself. */
  titleOf: (page: ForeignPage) => string | undefined;
  /** Takes a name, or the address of a link, that the order of a folder has without a page for it. */
  loseMissing?: (name: string, folder: string) => void;
}

/** What stands in a folder, by what its files say of the order: pages, groups, headings as groups. */
export function readTree(tree: MetaTree, folder = tree.content): NavigationItem[] {
  return itemsOf(tree, { folder, entries: entriesOf(tree, folder) });
}

/** The same, with a tab for each part that has its own place in the bar of the site. */
export function readNavigation(tree: MetaTree, folder = tree.content): Record<string, unknown> {
  const listed = entriesOf(tree, folder);
  const names = new Set(listed.flatMap((entry) => ('name' in entry ? [entry.name] : [])));
  // A part of the site needs no entry among the pages of another part.
  const apart = childrenOf(tree, folder).flatMap((name): MetaEntry[] =>
    !names.has(name) && tree.readMeta(`${folder}/${name}`)?.isTab === true ? [{ kind: 'name', name }] : [],
  );
  const entries = [...listed, ...apart];
  const isTab = (entry: MetaEntry): boolean =>
    entry.kind === 'name'
      ? !entry.isHidden && (entry.isTab ?? tree.readMeta(`${folder}/${entry.name}`)?.isTab ?? false)
      : entry.kind === 'menu' || (entry.kind === 'link' && entry.isTab === true);
  const tabs = entries.filter(isTab).flatMap((entry) => tabOf(tree, { folder, entry }));
  const others = itemsOf(tree, { folder, entries: entries.filter((entry) => !isTab(entry)) });
  if (tabs.length === 0) return { pages: others };
  // What the bar does not name comes after what it names so.
  const name = tree.readMeta(folder)?.title ?? 'Documentation';
  const isNamed = tabs.some(({ tab }) => tab === name);
  const first = others.length === 0 || isNamed ? [] : [{ tab: name, pages: others }];
  const last = others.length > 0 && isNamed ? [{ tab: 'More', pages: others }] : [];
  const all = [...first, ...tabs, ...last];
  return all.length === 1 && 'pages' in all[0]! ? { pages: all[0].pages } : { tabs: all };
}

/** The entries of a folder, with names in the place of those that are not named. */
function entriesOf(tree: MetaTree, folder: string): MetaEntry[] {
  const meta = tree.readMeta(folder);
  const entries: readonly MetaEntry[] = meta?.entries ?? [{ kind: 'rest' }];
  const named = new Set(entries.flatMap((entry) => ('name' in entry ? [entry.name] : [])));
  const rest = childrenOf(tree, folder)
    .filter((name) => !named.has(name))
    .map((name): MetaEntry => ({ kind: 'name', name }));
  const isComplete = meta?.isWhole === true || entries.some(({ kind }) => kind === 'rest');
  const all: readonly MetaEntry[] = isComplete ? entries : [...entries, { kind: 'rest' }];
  return all.flatMap((entry) => (entry.kind === 'rest' ? (entry.isReversed ? rest.toReversed() : rest) : [entry]));
}

function itemsOf(
  tree: MetaTree,
  { folder, entries }: { folder: string; entries: readonly MetaEntry[] },
): NavigationItem[] {
  const items: NavigationItem[] = [];
  let open: NavigationItem[] = items;
  for (const entry of entries) {
    if (entry.kind === 'heading') {
      open = [];
      items.push({ group: entry.title, pages: open });
    } else if (entry.kind === 'link') addAll(open, linkOf(tree, { ...entry, folder }));
    else if (entry.kind === 'name' && !entry.isHidden) addAll(open, itemOf(tree, { ...entry, folder }));
  }
  return items.filter((item) => typeof item === 'string' || item.pages.length > 0 || item.root !== undefined);
}

function linkOf(
  { pages, made, loseMissing }: MetaTree,
  { title, href, folder }: { title: string; href: string; folder: string },
): NavigationItem[] {
  if (leadsAway(href)) return [made.link(title, href)];
  const page = createPageFinder(pages)(href);
  if (page === null) loseMissing?.(href, folder);
  return page === null ? [] : [page];
}

type Place = { pages: NavigationItem[] } | { href: string };
type Tab = { tab: string; icon?: string } & (Place | { menu: MenuItem[] });
type MenuItem = { item: string } & Place;

function tabOf(tree: MetaTree, { folder, entry }: { folder: string; entry: MetaEntry }): Tab[] {
  if (entry.kind === 'menu') {
    const menu = menuOf(tree, { at: `${folder}/${entry.name}`, entries: entry.entries });
    return menu.length === 0 ? [] : [{ tab: entry.title, menu }];
  }
  if (entry.kind === 'link') return [{ tab: entry.title, href: entry.href }];
  if (entry.kind !== 'name') return [];
  const at = `${folder}/${entry.name}`;
  const { title, icon } = tree.readMeta(at) ?? {};
  const pages = itemOf(tree, { ...entry, folder, isFlat: true });
  const tab = entry.title || title || labelOf(tree, { at, name: entry.name });
  return pages.length === 0 ? [] : [{ tab, ...(icon !== undefined && { icon }), pages }];
}

function menuOf(tree: MetaTree, { at, entries }: { at: string; entries: readonly MetaEntry[] }): MenuItem[] {
  const named = new Set(entries.flatMap((entry) => ('name' in entry ? [entry.name] : [])));
  const others = entriesOf(tree, at).filter((entry) => !('name' in entry && named.has(entry.name)));
  return [...entries, ...others].flatMap((entry): MenuItem[] => {
    if (entry.kind === 'link') {
      if (leadsAway(entry.href)) return [{ item: entry.title, href: entry.href }];
      const page = createPageFinder(tree.pages)(entry.href);
      return page === null ? [] : [{ item: entry.title, href: page === 'index' ? '/' : `/${page}` }];
    }
    if (entry.kind !== 'name' || entry.isHidden) return [];
    const pages = itemOf(tree, { ...entry, folder: at, isFlat: true });
    const item = entry.title || labelOf(tree, { at: `${at}/${entry.name}`, name: entry.name });
    return pages.length === 0 ? [] : [{ item, pages }];
  });
}

/** Pages and folders of a folder, the page of the folder itself first. */
function childrenOf({ pages }: MetaTree, folder: string): string[] {
  const below = pages.filter(({ file }) => file.startsWith(`${folder}/`));
  const names = below.map(({ file }) => withoutEnding(file.slice(folder.length + 1).split('/')[0]!));
  return [...new Set(names)].sort((a, b) => Number(b === 'index') - Number(a === 'index') || (a < b ? -1 : 1));
}

interface Named {
  folder: string;
  name: string;
  title?: string | undefined;
  isFlat?: boolean | undefined;
}

function itemOf(tree: MetaTree, { folder, name, title, isFlat }: Named): NavigationItem[] {
  const at = `${folder}/${name}`;
  const page = tree.pages.find(({ file }) => withoutEnding(file) === at);
  if (page) tree.labels.note(page.path, title);
  if (!tree.pages.some(({ file }) => file.startsWith(`${at}/`))) {
    if (page === undefined) tree.loseMissing?.(name, folder);
    return page ? [page.path] : [];
  }
  const inner = readTree(tree, at);
  if (isFlat) return page ? [page.path, ...inner] : inner;
  const meta = tree.readMeta(at);
  const label = title || meta?.title || labelOf(tree, { at, name });
  const own = page ?? folderPage(tree, at);
  const others = own ? withoutPage(inner, own.path) : inner;
  if (own && others.length === 0) return [own.path];
  return [
    {
      group: label,
      ...(meta?.icon !== undefined && { icon: meta.icon }),
      ...(own && { root: own.path }),
      pages: others,
    },
  ];
}

/** Whether something of this name lies in a folder: a page in another language, or one that is a program. */
export function standsBeside(name: string, { folder, at }: { folder: MigrationFolder; at: string }): boolean {
  const place = joinPath(at, name);
  return folder.files.some((file) => file.startsWith(`${place}.`) || file.startsWith(`${place}/`));
}

function folderPage({ pages, isFolderPage }: MetaTree, at: string): ForeignPage | undefined {
  const index = pages.find(({ file }) => withoutEnding(file) === `${at}/index`);
  return index && isFolderPage(index, at) ? index : undefined;
}

/** Headings of a folder are groups here. */
function withoutPage(items: readonly NavigationItem[], path: string): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    if (typeof item === 'string') return item === path ? [] : [item];
    const pages = withoutPage(item.pages, path);
    return pages.length === 0 && item.root === undefined ? [] : [{ ...item, pages }];
  });
}

/** What the page of a folder is called, or its name as a title. */
function labelOf(tree: MetaTree, { at, name }: { at: string; name: string }): string {
  const page = tree.pages.find(({ file }) => withoutEnding(file) === at) ?? folderPage(tree, at);
  return (page && (tree.labels.of(page.path) ?? tree.titleOf(page))) ?? capitalised(name);
}

/** A name of a file or of an entry as a title: `(get-started)` → `Get Started`. */
export function capitalised(name: string): string {
  const words = name.replace(/^\((.*)\)$/, '$1').replace(/[-_]+/g, ' ');
  return words.trim().replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
