import { posix } from 'node:path';
import { addAll } from '../../../base/values/add-all.ts';
import type { Lose, MigrationFolder } from '../../../model/migration.ts';
import { evaluateModule } from '../../folder/evaluate-module.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { type BarItem, readBarLinks, withMenus } from '../bar-links.ts';

interface Site {
  folder: MigrationFolder;
  navigation: Record<string, unknown>;
  /** Of `docs.json`. */
  settings: Record<string, unknown>;
  /** The path of a page at an address. */
  find: (address: string) => string | null;
  lose: Lose;
}

/** Navigation and settings with the bars of layouts, whose links stand before what the settings have there. */
export function addLayoutBars(
  layouts: readonly string[],
  { folder, settings, ...site }: Site,
): Pick<Site, 'navigation' | 'settings'> {
  let { navigation } = site;
  const links: Record<string, unknown>[] = [];
  for (const { file, items } of readLayoutBars(folder, layouts, site.lose)) {
    addAll(links, readBarLinks(items, { ...site, file }));
    navigation = withMenus(items, { ...site, navigation, file });
  }
  addAll(links, records(objectOf(settings['navbar'])['links']));
  const all = [...new Map(links.map((link) => [link['href'], link])).values()];
  return { navigation, settings: all.length > 0 ? { ...settings, navbar: { links: all } } : settings };
}

interface LayoutBar {
  file: string;
  items: BarItem[];
}

/** The `links` of what layouts export, such as `baseOptions` (Fumadocs, "Layouts", "Links"). */
function readLayoutBars(folder: MigrationFolder, layouts: readonly string[], lose: Lose): LayoutBar[] {
  const seen = new Set<string>();
  return layouts.flatMap((file) => {
    const tell = (): void => lose({ file, message: 'An entry of the top bar that is created by code' });
    const items = linksIn(folder, file).flatMap((entry) => itemsOf(entry, tell));
    // A layout can hand on what another one has.
    const own = items.filter((item) => {
      const key = JSON.stringify(item);
      return !seen.has(key) && seen.add(key);
    });
    return own.length > 0 ? [{ file, items: own }] : [];
  });
}

function linksIn(folder: MigrationFolder, file: string): unknown[] {
  const text = folder.read(file) ?? '';
  const exported = [...text.matchAll(/^export\s+(?:const|(?:async\s+)?function)\s+(\w+)/gm)].map(([, name]) => name);
  // Settings of a site's own can have links, too.
  const isLayout = /fumadocs/.test(text) || /layout/.test(posix.basename(file));
  if (exported.length === 0 || !isLayout || !/\blinks\b/.test(text)) return [];
  const reader = joinPath(posix.dirname(file), 'links-of-layout.ts');
  const names = exported.join(', ');
  const module = JSON.stringify(`./${posix.basename(file)}`);
  const source = `import { ${names} } from ${module};\nexport default [${names}]`;
  const values = evaluateModule({ ...folder, read: (name) => (name === reader ? source : folder.read(name)) }, reader);
  return (Array.isArray(values) ? values : []).flatMap((value: unknown) => {
    const { links } = objectOf(value);
    return Array.isArray(links) ? links : [];
  });
}

function itemsOf(entry: unknown, tell: () => void): BarItem[] {
  const { text, label: spoken, url, items } = objectOf(entry);
  const [label, address] = [writtenText(text) ?? writtenText(spoken), writtenText(url)];
  if (label !== undefined && Array.isArray(items)) return [{ label, menu: items.flatMap((one) => itemsOf(one, tell)) }];
  if (label !== undefined && address !== undefined) return [{ label, address }];
  tell();
  return [];
}
