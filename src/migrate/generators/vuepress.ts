import { isObject } from '../../base/values/is-object.ts';
import type { Generator, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { Call, objectOf, records } from '../folder/evaluated-value.ts';
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
    const config = objectOf(evaluateModule(folder, file));
    const root = file.slice(0, file.indexOf('.vuepress')).replace(/\/$/, '');
    // VuePress 2 calls a function for its theme.
    const theme = config['theme'] instanceof Call ? objectOf(config['theme']) : objectOf(config['themeConfig']);
    const titleAt = createTitleFinder(folder, root);
    const settleTheme = (own: Data): Data => settle(own, titleAt);
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

/** Languages by their folders: `/`, `/zh/`; texts of the theme stand apart from those of the site. */
function localesOf({ locales }: Data, theme: Data, settleTheme: (theme: Data) => Data): Data {
  return Object.fromEntries(
    Object.entries(objectOf(locales)).map(([path, locale]) => [
      path === '/' ? 'root' : path.replaceAll('/', ''),
      { ...objectOf(locale), themeConfig: settleTheme(objectOf(objectOf(theme['locales'])[path])) },
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

function settle(theme: Data, titleAt: TitleFinder): Data {
  const { nav, navbar, sidebar, repo } = theme;
  const links = nav ?? navbar;
  const address = writtenText(repo)?.replace(/^(?!https?:)/, 'https://github.com/');
  return {
    ...(writtenText(theme['logo']) && { logo: theme['logo'] }),
    ...(Array.isArray(links) && {
      nav: links.flatMap((item) => settleItem(item, '')).map((item) => withText(item, titleAt)),
    }),
    ...(address && { socialLinks: [{ icon: 'github', link: address }] }),
    ...(sidebar !== undefined && { sidebar: settleSidebar(sidebar) }),
  };
}

function settleSidebar(sidebar: unknown): unknown {
  if (Array.isArray(sidebar)) return sidebar.flatMap((item) => settleItem(item, ''));
  if (sidebar === 'structure') return [{ folder: '/' }];
  return Object.fromEntries(
    Object.entries(objectOf(sidebar)).map(([path, items]) => [
      path,
      Array.isArray(items)
        ? items.flatMap((item) => settleItem(item, path))
        : items === 'structure'
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
  const own = addressOf(writtenText(item['prefix']) ?? '', base).replace(/(?<=[^/])$/, '/');
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
