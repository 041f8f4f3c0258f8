import type { NavigationItem } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { titleOf } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import type { DocsInstance } from './read-instances.ts';

interface Options {
  instance: DocsInstance;
  /** Of all versions. */
  sidebars: Readonly<Record<string, readonly NavigationItem[]>>;
  /** The page that an entry of the bar leads to. */
  pageOf: (entry: Record<string, unknown>) => string | null;
}

/** Which entry of the bar leads to a sidebar: the one that names it, or one outside of menus, to a page in it. */
export function findSidebarEntries(
  config: Record<string, unknown>,
  { instance, sidebars, pageOf }: Options,
): Map<string, number> {
  const entries = listBarEntries(config);
  const pages = entries.slice(0, topEntries(config).length).map(pageOf);
  return new Map(
    Object.entries(sidebars).flatMap(([name, items]) => {
      const named = entries.findIndex(
        ({ sidebarId, docsPluginId }) => sidebarId === name && (docsPluginId ?? 'default') === instance.id,
      );
      const within = new Set<string | null>(items.flatMap(pagesIn));
      const leading = named >= 0 ? named : pages.findIndex((page) => within.has(page));
      return leading < 0 ? [] : [[name, leading] as const];
    }),
  );
}

interface Naming {
  config: Record<string, unknown>;
  instance: DocsInstance;
  /** Of the bar, by the sidebars that they lead to. */
  entries: ReadonlyMap<string, number>;
}

/** What tabs of sidebars are called: as the bar calls them, or by their own names where one word would not do. */
export function nameSidebars(names: readonly string[], { config, instance, entries }: Naming): Map<string, string> {
  const inBar = listBarEntries(config);
  const labels = new Map(names.map((name) => [name, writtenText(inBar[entries.get(name) ?? -1]?.['label'])]));
  const given = new Set(labels.values());
  const isOnly = names.length - names.filter((name) => labels.get(name) !== undefined).length === 1;
  const nameOf = isOnly && !given.has(instance.label) ? () => instance.label : ownName;
  return new Map(names.map((name) => [name, labels.get(name) ?? nameOf(name)]));
}

/** `apiSidebar` → `Api`. */
function ownName(name: string): string {
  const words = name.replace(/(?<=.)[-_]?sidebars?$/i, '').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return titleOf(words.toLowerCase());
}

/** Entries of menus follow on the others. */
function listBarEntries(config: Record<string, unknown>): Record<string, unknown>[] {
  const entries = topEntries(config);
  return [...entries, ...entries.flatMap(({ items }) => records(items))];
}

function topEntries(config: Record<string, unknown>): Record<string, unknown>[] {
  return records(objectOf(objectOf(config['themeConfig'])['navbar'])['items']);
}

/** Paths of the pages of an entry of a navigation. */
export function pagesIn(item: NavigationItem): string[] {
  return typeof item === 'string'
    ? [item]
    : [...(item.root === undefined ? [] : [item.root]), ...item.pages.flatMap(pagesIn)];
}
