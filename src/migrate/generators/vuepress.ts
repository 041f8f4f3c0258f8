import { isObject } from '../../base/values/is-object.ts';
import type { Generator, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { Call, objectOf } from '../folder/evaluated-value.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { readVueSite } from './vitepress/read-vue-site.ts';

type Data = Record<string, unknown>;

function findConfig(folder: MigrationFolder): string | null {
  const isConfig = (file: string): boolean => /(?:^|\/)\.vuepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file);
  return folder.files.filter(isConfig).sort((a, b) => a.length - b.length)[0] ?? null;
}

/** VuePress 1 and 2: their settings in the names of VitePress. */
export const vuepress: Generator = {
  name: 'VuePress',
  detect: (folder) => findConfig(folder) !== null,
  read: (folder, lose) => {
    const file = findConfig(folder)!;
    const config = objectOf(evaluateModule(folder, file));
    const root = file.slice(0, file.indexOf('.vuepress')).replace(/\/$/, '');
    // VuePress 2 calls a function for its theme.
    const theme = config['theme'] instanceof Call ? objectOf(config['theme']) : objectOf(config['themeConfig']);
    return readVueSite(folder, {
      form: 'vuepress',
      file,
      config: { ...config, themeConfig: settle(theme), locales: localesOf(config, theme) },
      project: root,
      root,
      isClean: false,
      lose,
    });
  },
};

/** Languages by their folders: `/`, `/zh/`; texts of the theme stand apart from those of the site. */
function localesOf({ locales }: Data, theme: Data): Data {
  return Object.fromEntries(
    Object.entries(objectOf(locales)).map(([path, locale]) => [
      path === '/' ? 'root' : path.replaceAll('/', ''),
      { ...objectOf(locale), themeConfig: settle(objectOf(objectOf(theme['locales'])[path])) },
    ]),
  );
}

function settle(theme: Data): Data {
  const { nav, navbar, sidebar, repo } = theme;
  const links = nav ?? navbar;
  const address = writtenText(repo)?.replace(/^(?!https?:)/, 'https://github.com/');
  return {
    ...(writtenText(theme['logo']) && { logo: theme['logo'] }),
    ...(Array.isArray(links) && { nav: links.flatMap((item) => settleItem(item, '')) }),
    ...(address && { socialLinks: [{ icon: 'github', link: address }] }),
    ...(sidebar !== undefined && { sidebar: settleSidebar(sidebar) }),
  };
}

function settleSidebar(sidebar: unknown): unknown {
  if (Array.isArray(sidebar)) return sidebar.flatMap((item) => settleItem(item, ''));
  return Object.fromEntries(
    Object.entries(objectOf(sidebar)).map(([path, items]) => [
      path,
      Array.isArray(items) ? items.flatMap((item) => settleItem(item, path)) : items,
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
  const link = writtenText(item['path']) ?? writtenText(item['link']);
  const text = item['title'] ?? item['text'];
  return [
    {
      text,
      ...(link !== undefined && { link: addressOf(link, base) }),
      ...(Array.isArray(inner) && { items: inner.flatMap((child: unknown) => settleItem(child, base)) }),
    },
  ];
}

function addressOf(path: string, base: string): string {
  return path.startsWith('/') || /^https?:/.test(path) ? path : `${base || '/'}${path}`;
}
