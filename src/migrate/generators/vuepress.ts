import { isObject } from '../../base/values/is-object.ts';
import type { Generator, Lose, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { Call, objectOf, records } from '../folder/evaluated-value.ts';
import { joinPath } from '../folder/page-paths.ts';
import { readPageSource, writtenText } from '../folder/read-page-source.ts';
import { takeTitle } from '../markup/take-title.ts';
import { createPageFinder, pathOfFile } from './find-page.ts';
import { readVueSite } from './vitepress/read-vue-site.ts';

type Data = Record<string, unknown>;

function findConfig(folder: MigrationFolder): string | null {
  const isConfig = (file: string): boolean => /(?:^|\/)\.vuepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file);
  // Of two side by side, VuePress 2 takes the one in TypeScript.
  return folder.files.filter(isConfig).sort((a, b) => a.length - b.length || (a < b ? 1 : -1))[0] ?? null;
}

/** VuePress 1 and 2: their settings in the names of VitePress. */
export const vuepress: Generator = {
  name: 'VuePress',
  npmPackage: 'vuepress',
  detect: (folder) => findConfig(folder) !== null,
  read: (folder, lose) => {
    const file = findConfig(folder)!;
    const config = objectOf(evaluateModule(folder, file, lose));
    const root = file.slice(0, file.indexOf('.vuepress')).replace(/\/$/, '');
    // VuePress 2 calls a function for its theme.
    const own = config['theme'] instanceof Call ? objectOf(config['theme']) : objectOf(config['themeConfig']);
    const theme = withPlume(own, { folder, root, lose });
    const titleAt = createTitleFinder(folder, root);
    const settleTheme = (part: Data, at = '/'): Data => settle(part, titleAt, at);
    return readVueSite(folder, {
      form: 'vuepress',
      file,
      config: { ...config, themeConfig: settleTheme(theme), locales: localesOf(config, theme, settleTheme) },
      project: root,
      root,
      isClean: false,
      lose,
    });
  },
};

/** Theme Plume reads most of its settings in a file of its own, too. */
function withPlume(theme: Data, { folder, root, lose }: { folder: MigrationFolder; root: string; lose: Lose }): Data {
  const file = ['ts', 'mts', 'js', 'mjs']
    .map((ending) => joinPath(root, `.vuepress/plume.config.${ending}`))
    .find(folder.has);
  if (file === undefined) return theme;
  const plume = objectOf(evaluateModule(folder, file, lose));
  const [first, second] = [theme, plume].map(({ locales }) => objectOf(locales));
  const paths = [...new Set([...Object.keys(first!), ...Object.keys(second!)])];
  const locales = paths.map((path) => [path, { ...objectOf(first![path]), ...objectOf(second![path]) }]);
  return { ...theme, ...plume, ...(paths.length > 0 && { locales: Object.fromEntries(locales) }) };
}

/** Languages by their folders: `/`, `/zh/`; texts of the theme stand apart from those of the site. */
function localesOf({ locales }: Data, theme: Data, settleTheme: (theme: Data, at: string) => Data): Data {
  return Object.fromEntries(
    Object.entries(objectOf(locales)).map(([path, locale]) => [
      path === '/' ? 'root' : path.replaceAll('/', ''),
      { ...objectOf(locale), themeConfig: settleTheme(objectOf(objectOf(theme['locales'])[path]), path) },
    ]),
  );
}

type TitleFinder = (address: string) => string | undefined;

/** What the page at an address calls itself. */
function createTitleFinder(folder: MigrationFolder, root: string): TitleFinder {
  const files = folder.files.filter((file) => file.startsWith(root === '' ? '' : `${root}/`) && file.endsWith('.md'));
  const pages = files.map((file) => ({ file, path: pathOfFile(file.slice(root.length)) }));
  const find = createPageFinder(pages);
  return (address) => {
    const path = find(address);
    const page = pages.find((one) => one.path === path);
    if (page === undefined) return undefined;
    const { data, body } = readPageSource(folder, page.file);
    return writtenText(data['title']) ?? takeTitle(body).title ?? undefined;
  };
}

/** Entries of the bar without a text show the title of their page. */
function withText(item: Data, titleAt: TitleFinder): Data {
  const text = item['text'] ?? titleAt(writtenText(item['link']) ?? '');
  const items = records(item['items']).map((inner) => withText(inner, titleAt));
  return { ...item, ...(text !== undefined && { text }), ...(items.length > 0 && { items }) };
}

function settle(theme: Data, titleAt: TitleFinder, at: string): Data {
  const { nav, navbar, sidebar, repo, social } = theme;
  const parts = sidebarsOfPlume(theme, at);
  const links = nav ?? navbar;
  const address = writtenText(repo)?.replace(/^(?!https?:)/, 'https://github.com/');
  return {
    ...(writtenText(theme['logo']) && { logo: theme['logo'] }),
    ...(Array.isArray(links) && {
      nav: links.flatMap((item) => settleItem(item, '')).map((item) => withText(item, titleAt)),
    }),
    ...(Array.isArray(social) && { socialLinks: social }),
    ...(address && { socialLinks: [{ icon: 'github', link: address }] }),
    ...(sidebar !== undefined && { sidebar: settleSidebar(sidebar) }),
    ...(Object.keys(parts).length > 0 && {
      sidebar: { ...parts, ...(isObject(sidebar) && objectOf(settleSidebar(sidebar))) },
    }),
  };
}

/** Theme Plume has a sidebar for each of its notes, or of its collections: by their addresses, of files in a folder. */
function sidebarsOfPlume({ notes, collections }: Data, at: string): Record<string, Data[]> {
  const { dir = '', link = '' } = objectOf(notes);
  const all = [
    ...listOfObjects(objectOf(notes)['notes']).map((note) => ({
      ...note,
      from: [dir, note['dir']],
      to: [link, note['link']],
    })),
    ...listOfObjects(collections).map((part) => ({
      ...part,
      from: [at, part['dir']],
      to: [at, part['linkPrefix'] ?? part['dir']],
    })),
  ];
  const placeOf = (parts: unknown[]): string => `/${joinPath(...parts.map(String))}/`.replace('//', '/');
  return Object.fromEntries(
    all.flatMap(({ from, to, ...part }) => {
      const { sidebar } = part as Data;
      const base = placeOf(from);
      if (sidebar === 'auto') return [[placeOf(to), [{ folder: base }]]];
      return Array.isArray(sidebar) ? [[placeOf(to), sidebar.flatMap((item) => settleItem(item, base))]] : [];
    }),
  );
}

/** Of what functions that give types wrap, too. */
function listOfObjects(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

function settleSidebar(sidebar: unknown): unknown {
  if (Array.isArray(sidebar)) return sidebar.flatMap((item) => settleItem(item, ''));
  if (sidebar === 'structure') return [{ folder: '/' }];
  return Object.fromEntries(
    Object.entries(objectOf(sidebar)).map(([path, items]) => [
      path,
      Array.isArray(items)
        ? items.flatMap((item) => settleItem(item, path))
        : items === 'structure' || items === 'auto'
          ? [{ folder: path }]
          : items,
    ]),
  );
}

/** A path, a path with its text, or an object in the names of either version. Paths count from `base`. */
function settleItem(item: unknown, base: string): Data[] {
  if (typeof item === 'string') return [{ link: addressOf(item, base) }];
  if (Array.isArray(item)) {
    const [path, text]: unknown[] = item;
    return typeof path === 'string' ? [{ link: addressOf(path, base), text }] : [];
  }
  if (!isObject(item)) return [];
  const inner = item['children'] ?? item['items'];
  // Of what is within only: the link of a group counts from where the group stands.
  const own = addressOf(writtenText(item['prefix']) ?? writtenText(item['dir']) ?? '', base).replace(/(?<=[^/])$/, '/');
  const link = writtenText(item['path']) ?? writtenText(item['link']);
  const text = item['title'] ?? item['text'];
  return [
    {
      text,
      ...(link !== undefined && { link: addressOf(link, base) }),
      ...(Array.isArray(inner) && { items: inner.flatMap((child: unknown) => settleItem(child, own)) }),
      // Names of VuePress Theme Hope and of Plume.
      ...((inner === 'structure' || inner === 'auto') && { folder: own }),
    },
  ];
}

function addressOf(path: string, base: string): string {
  return path.startsWith('/') || /^https?:/.test(path) ? path : `${base || '/'}${path}`;
}
