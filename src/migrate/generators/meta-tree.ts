import type { ForeignPage } from '../../model/migration.ts';
import { titleOf, withoutEnding } from '../folder/page-paths.ts';
import type { MadePages } from './made-pages.ts';
import type { NavigationItem } from './navigation-item.ts';
import type { NavigationLabels } from './navigation-labels.ts';

/** One entry of a file that orders a folder. */
export type MetaEntry =
  | { kind: 'name'; name: string; title?: string; isHidden?: boolean; isTab?: boolean }
  /** What follows stands under this heading. */
  | { kind: 'heading'; title: string }
  /** A link to another site. */
  | { kind: 'link'; title: string; href: string }
  /** Everything that is not named. */
  | { kind: 'rest' };

export interface Meta {
  /** What the folder is called. */
  title?: string;
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
}

/** What stands in a folder, by what its files say of the order: pages, groups, headings as groups. */
export function readTree(tree: MetaTree, folder = tree.content): NavigationItem[] {
  const names = childrenOf(tree, folder);
  const meta = tree.readMeta(folder);
  const entries: readonly MetaEntry[] = meta?.entries ?? [{ kind: 'rest' }];
  const named = new Set(entries.flatMap((entry) => (entry.kind === 'name' ? [entry.name] : [])));
  const rest = names.filter((name) => !named.has(name));
  const items: NavigationItem[] = [];
  let open: NavigationItem[] = items;
  const all = entries.some(({ kind }) => kind === 'rest') ? entries : [...entries, { kind: 'rest' } as const];
  for (const entry of all) {
    if (entry.kind === 'heading') {
      open = [];
      items.push({ group: entry.title, pages: open });
    } else if (entry.kind === 'link') open.push(tree.made.link(entry.title, entry.href));
    else if (entry.kind === 'rest') open.push(...rest.flatMap((name) => itemOf(tree, { folder, name })));
    else if (!entry.isHidden) open.push(...itemOf(tree, { folder, name: entry.name, title: entry.title }));
  }
  return items.filter((item) => typeof item === 'string' || item.pages.length > 0 || item.root !== undefined);
}

/** Pages and folders of a folder, the page of the folder itself first. */
function childrenOf({ pages }: MetaTree, folder: string): string[] {
  const below = pages.filter(({ file }) => file.startsWith(`${folder}/`));
  const names = below.map(({ file }) => withoutEnding(file.slice(folder.length + 1).split('/')[0]!));
  return [...new Set(names)].sort((a, b) => Number(b === 'index') - Number(a === 'index') || (a < b ? -1 : 1));
}

function itemOf(
  tree: MetaTree,
  { folder, name, title }: { folder: string; name: string; title?: string | undefined },
): NavigationItem[] {
  const at = `${folder}/${name}`;
  const page = tree.pages.find(({ file }) => withoutEnding(file) === at);
  if (page) tree.labels.note(page.path, title);
  if (!tree.pages.some(({ file }) => file.startsWith(`${at}/`))) return page ? [page.path] : [];
  const inner = readTree(tree, at);
  const label = title ?? tree.readMeta(at)?.title ?? titleOf(name);
  return [{ group: label, ...(page && { root: page.path }), pages: inner }];
}
