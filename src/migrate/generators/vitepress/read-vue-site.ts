import { isObject } from '../../../base/values/is-object.ts';
import type { ForeignPage, ForeignSite, Lose, MigrationFolder, NavigationItem } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { globPattern, joinPath, pathAt } from '../../folder/page-paths.ts';
import { readBrandColors } from '../../folder/read-brand-colors.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';
import { badgeIn, withoutBadge } from '../../markup/badges.ts';
import { vueIds } from '../../markup/heading-ids.ts';
import { type BarItem, readBarLinks, withMenus } from '../bar-links.ts';
import { createPageFinder, leadsAway } from '../find-page.ts';
import { generateNavigation, type SortedPage } from '../generate-navigation.ts';
import { createMadePages, type MadePages } from '../made-pages.ts';
import { createNavigationLabels, type NavigationLabels } from '../navigation-labels.ts';
import { type Extras, readExtras } from '../read-extras.ts';
import { convertVitePress, convertVitePressFrontMatter } from './convert-vitepress.ts';

/** A site of VitePress, or of VuePress with its settings in the names of VitePress. */
export interface VueSite {
  form: 'vitepress' | 'vuepress';
  /** The configuration. */
  file: string;
  config: Record<string, unknown>;
  /** The folder that holds the one of the generator. */
  project: string;
  /** The folder of the pages. */
  root: string;
  /** Whether addresses have no ending. */
  isClean: boolean;
  lose: Lose;
}

/** What both generators have in common, which is nearly everything. */
export function readVueSite(folder: MigrationFolder, reader: VueSite): ForeignSite {
  const { form, file, config, project, root, lose } = reader;
  const found = readPages(folder, reader);
  // What the first language says, the site says.
  const locales = objectOf(config['locales']);
  const first = objectOf(locales['root']);
  const theme = { ...objectOf(config['themeConfig']), ...objectOf(first['themeConfig']) };
  const labels = createNavigationLabels();
  const made = createMadePages();
  const navigation = navigationOf(config, { pages: found, labels, made, root, file, lose });
  if (Object.keys(config).length === 0) lose({ file, message: 'A configuration that is more than data' });
  return {
    settings: {
      ...settingsOf({ ...first, ...config }, theme),
      ...readExtras(extrasOf(config, theme), reader),
      ...barOf(theme, { find: createPageFinder(found), navigation, file, lose }),
      colors: readBrandColors(folder, { root: joinPath(project, `.${form}`), ...brands[form] }),
    },
    navigation,
    redirects: [],
    pages: labels.label(found),
    made: made.all,
    partials: new Map(),
    assets: [
      {
        from: form === 'vitepress' ? joinPath(root, 'public') : joinPath(root, '.vuepress/public'),
        to: '',
        isServed: true,
      },
      { from: root, to: '' },
    ],
    headingIds: vueIds,
    modules: /^(?:vitepress|vuepress|vue)\b/,
    base: writtenText(config['base']) ?? '/',
    aliases: { '@/': root ? `${root}/` : '', '@source/': root ? `${root}/` : '' },
    convert: (text, context) => convertVitePress(text, { folder, root, context }),
    convertFrontMatter: (data, { file: page }) =>
      convertVitePressFrontMatter(data, { isBare: readPageSource(folder, page).body.trim() === '' }),
  };
}

const brands = {
  vitepress: {
    properties: ['--vp-c-brand-1', '--vp-c-brand'],
    fallback: { primary: '#3451B2', light: '#A8B1FF' },
  },
  vuepress: { properties: ['--vp-c-accent', '--c-brand'], fallback: { primary: '#299764', light: '#3EAF7C' } },
};

function readPages(folder: MigrationFolder, { root, form, isClean, config, file: settings }: VueSite): ForeignPage[] {
  const byName = createRewriter(objectOf(config['rewrites']));
  const replace = createReplacer(folder.read(settings) ?? '');
  const rewrite = (place: string): string => replace(byName(place));
  const excluded = texts(config['srcExclude']).map(globPattern);
  const isExcluded = (place: string): boolean => excluded.some((pattern) => pattern.test(place));
  const at = root === '' ? '' : `${root}/`;
  const isLeftOut =
    form === 'vitepress' ? /^(?:README|CHANGELOG|CONTRIBUTING)\.md$/i : /^(?:CHANGELOG|CONTRIBUTING)\.md$/i;
  const index = form === 'vitepress' ? /(?:^|\/)index$/ : /(?:^|\/)(?:index|readme)$/i;
  return folder.files
    .filter((file) => file.startsWith(at) && file.endsWith('.md'))
    .filter((file) => !/(?:^|\/)(?:\.[^/]+|public|node_modules)\//.test(file))
    .filter((file) => !isLeftOut.test(file.slice(at.length)) && !isExcluded(file.slice(at.length)))
    .map((file) => {
      const place = rewrite(file.slice(at.length)).replace(/\.md$/, '');
      const isIndex = index.test(place);
      return {
        file,
        path: pathAt(place.replace(index, '')),
        ...(!isIndex && !isClean && { address: `/${place}.html` }),
      };
    });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/**
 * Where pages are whose files lie elsewhere (VitePress, "Route Rewrites"): `packages/:name/docs/(.*)` → `:name/:0`,
 * with `:name*` for any number of folders.
 */
function createRewriter(rewrites: Record<string, unknown>): (file: string) => string {
  const rules = Object.entries(rewrites).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const names: string[] = [];
    const source = from.replace(
      /:(\w+)(\([^)]*\))?([*+?]?)|(\([^)]*\))|[.+?^$|[\]\\]/g,
      (found, name, own, many, group) => {
        if (name === undefined && group === undefined) return `\\${found}`;
        names.push(name ?? String(names.length));
        return group ?? own ?? (many === '*' ? '(.*)' : many === '+' ? '(.+)' : '([^/]+?)');
      },
    );
    return [{ pattern: new RegExp(`^${source}$`), names, to }];
  });
  return (file) => {
    const rule = rules.find(({ pattern }) => pattern.test(file));
    if (!rule) return file;
    const values = rule.pattern.exec(file)!.slice(1);
    return joinPath(rule.to.replace(/:(\w+)[*+?]?/g, (_, name: string) => values[rule.names.indexOf(name)] ?? ''));
  };
}

/** The same as a function: each `.replace(/pattern/, 'text')` in it says where pages are. */
function createReplacer(settings: string): (file: string) => string {
  const [, body = ''] =
    /\brewrites\s*(?:\(|:\s*(?:async\s*)?(?:\(|function\b|\w+\s*=>))([\s\S]*?\n {0,4}\})/.exec(settings) ?? [];
  const form = /\.replace\(\s*\/((?:[^/\\\n]|\\.)+)\/([a-z]*)\s*,\s*(["'`])([^"'`\n]*)\3/g;
  const rules = [...body.matchAll(form)].flatMap(([, source = '', flags = '', , to = '']) => {
    try {
      return [{ pattern: new RegExp(source, flags), to }];
    } catch {
      return [];
    }
  });
  return (file) => rules.reduce((place, { pattern, to }) => place.replace(pattern, to), file);
}

function settingsOf(config: Record<string, unknown>, theme: Record<string, unknown>): Record<string, unknown> {
  const { title, description, head } = config;
  const logo = theme['logo'];
  const icons = Array.isArray(head) ? head.filter((tag: unknown) => Array.isArray(tag) && tag[0] === 'link') : [];
  const favicon = icons
    .map((tag: unknown[]) => objectOf(tag[1]))
    .find(({ rel }) => rel === 'icon' || rel === 'shortcut icon');
  const socials = records(theme['socialLinks']).flatMap(({ icon, link }) =>
    typeof icon === 'string' && typeof link === 'string' && icon !== 'github' ? [[icon, link] as const] : [],
  );
  const icon = withoutBase(writtenText(favicon?.['href']), writtenText(config['base']) ?? '/');
  return {
    name: writtenText(title) ?? 'Documentation',
    ...(writtenText(description) && { description }),
    ...(typeof logo === 'string' && { logo }),
    ...(isObject(logo) && writtenText(logo['src']) && { logo: logo['src'] }),
    ...(isObject(logo) &&
      writtenText(logo['light']) && { logo: { light: logo['light'], dark: logo['dark'] ?? logo['light'] } }),
    ...(icon && { favicon: icon }),
    ...(config['appearance'] === 'dark' && { appearance: { default: 'dark' } }),
    ...(socials.length > 0 && { footer: { socials: Object.fromEntries(socials) } }),
  };
}

/** A tag of the head is a list: name, attributes, content. */
function extrasOf({ head }: Record<string, unknown>, theme: Record<string, unknown>): Extras {
  const { message, copyright } = objectOf(theme['footer']);
  const tags = Array.isArray(head) ? head.filter((tag: unknown) => Array.isArray(tag)) : [];
  return {
    footer: [message, copyright],
    analytics: [],
    head: tags.map(([name, attributes, content]: unknown[]) => ({ name, attributes, content })),
  };
}

/** Addresses in the head of pages hold the base path. */
function withoutBase(address: string | undefined, base: string): string | undefined {
  return base.length > 1 && address?.startsWith(base) ? `/${address.slice(base.length)}` : address;
}

/** Of the places where people talk of it, the repository is in the bar, the others below pages. */
function barOf(theme: Record<string, unknown>, options: Parameters<typeof readBarLinks>[1]): Record<string, unknown> {
  const socials = records(theme['socialLinks']).flatMap(({ icon, link }) =>
    icon === 'github' ? [{ label: 'GitHub', address: writtenText(link) }] : [],
  );
  const links = readBarLinks([...barItems(theme['nav']), ...socials], options);
  return links.length > 0 ? { navbar: { links } } : {};
}

/** Menus can have parts with headings of their own. */
function barItems(items: unknown): BarItem[] {
  return records(items).map(({ text, link, items: menu }) => ({
    label: writtenText(text),
    address: writtenText(link),
    menu: barItems(menu).flatMap((item) => (item.menu?.length ? item.menu : [item])),
  }));
}

interface NavigationContext {
  pages: readonly ForeignPage[];
  /** What the navigation calls pages: filled here. */
  labels: NavigationLabels;
  made: MadePages;
  /** The folder of the pages. */
  root: string;
  /** The configuration. */
  file: string;
  lose: Lose;
}

/** A sidebar for each part of the site becomes a tab, named as the bar names what leads there. */
function navigationOf(config: Record<string, unknown>, context: NavigationContext): Record<string, unknown> {
  const theme = objectOf(config['themeConfig']);
  const { pages, file, lose } = context;
  const one = (settings: Record<string, unknown>): Record<string, unknown> | null => {
    const navigation = partOf(settings, context);
    return (
      navigation && withMenus(barItems(settings['nav']), { find: createPageFinder(pages), navigation, file, lose })
    );
  };
  const locales = objectOf(config['locales']);
  const languages = Object.entries(locales).flatMap(([name, locale]) => {
    const { lang, themeConfig } = objectOf(locale);
    const own = { ...theme, ...objectOf(themeConfig) };
    const part = one(own);
    // What the first language has in its bar, the site has.
    const hasBar = name !== 'root' && objectOf(themeConfig)['nav'] !== undefined;
    const bar = part && hasBar ? barOf(own, { find: createPageFinder(pages), navigation: part, file, lose }) : {};
    const language = name === 'root' ? (writtenText(lang) ?? 'en') : name;
    return part === null ? [] : [{ language: language.replace(/^(en)-.*/, '$1'), ...bar, ...part }];
  });
  if (languages.length > 1) return { languages };
  return one(theme) ?? languages[0] ?? { pages: generateNavigation(context.pages.map(placeIn(context))) };
}

function placeIn({ root }: NavigationContext): (page: ForeignPage) => SortedPage {
  const at = root === '' ? 0 : root.length + 1;
  return (page) => ({ page, place: page.file.slice(at, -3) });
}

function partOf(theme: Record<string, unknown>, context: NavigationContext): Record<string, unknown> | null {
  const { sidebar } = theme;
  const reading = { find: createPageFinder(context.pages), labels: context.labels, made: context.made };
  if (Array.isArray(sidebar)) return { pages: readItems(sidebar, '', reading) };
  const parts = Object.entries(objectOf(sidebar)).flatMap(([at, items]) => {
    const { base, items: inner } = objectOf(items);
    const read = Array.isArray(items)
      ? readItems(items, '', reading)
      : readItems(inner, writtenText(base) ?? '', reading);
    return read.length > 0 ? [{ at, pages: read }] : [];
  });
  const made = Object.keys(objectOf(sidebar)).filter((at) => !parts.some((part) => part.at === at));
  const generated = generatedPart(made, context);
  if (generated) parts.push(generated);
  if (parts.length === 0) return null;
  // Several addresses can have the same sidebar.
  const distinct = [...new Map(parts.reverse().map((part) => [JSON.stringify(part.pages), part])).values()].reverse();
  if (distinct.length === 1) return { pages: distinct[0]!.pages };
  const tabs = distinct.map(({ at, pages }) => ({ ...labelOf(at, theme), pages }));
  return { tabs: tabs.sort((a, b) => a.place - b.place).map(({ tab, pages }) => ({ tab, pages })) };
}

/** The pages at addresses whose sidebars only running the configuration would tell, by their folders. */
function generatedPart(
  addresses: readonly string[],
  context: NavigationContext,
): { at: string; pages: NavigationItem[] } | null {
  const starts = addresses.map((address) => joinPath(address));
  const within = context.pages.filter(({ path }) =>
    starts.some((start) => path === start || path.startsWith(`${start}/`)),
  );
  if (within.length === 0) return null;
  const message = `The sidebar of ${addresses.join(', ')}, which a program makes; its pages stand by their folders`;
  context.lose({ file: context.file, message });
  return { at: addresses[0]!, pages: generateNavigation(within.map(placeIn(context))) };
}

/** What the bar calls a part of the site, and where it stands there. */
function labelOf(at: string, theme: Record<string, unknown>): { tab: string; place: number } {
  const links = records(theme['nav']).flatMap((item) => [item, ...records(item['items'])]);
  const place = links.findIndex(({ link }) => typeof link === 'string' && joinPath(link).startsWith(joinPath(at)));
  const name = joinPath(at).split('/').at(-1) || 'Documentation';
  const tab = writtenText(links[place]?.['text']) ?? name[0]!.toUpperCase() + name.slice(1);
  return { tab, place: place < 0 ? links.length : place };
}

interface Reading {
  find: (address: string) => string | null;
  labels: NavigationLabels;
  made: MadePages;
}

function readItems(items: unknown, base: string, reading: Reading): NavigationItem[] {
  return records(items).flatMap((item): NavigationItem[] => {
    const own = writtenText(item['base']) ?? base;
    const link = writtenText(item['link']);
    const written = writtenText(item['text']) ?? '';
    const tag = badgeIn(written);
    const text = withoutBadge(written)
      .replace(/<[^>]*>/g, '')
      .trim();
    const isOutward = link !== undefined && leadsAway(link);
    const page =
      link === undefined ? null : isOutward ? reading.made.link(text || link, link) : reading.find(own + link);
    const inner = readItems(item['items'], own, reading);
    if (page !== null) reading.labels.note(page, text, tag);
    if (inner.length === 0) return page === null ? [] : [page];
    // What has no heading stands as if it were in none.
    if (text === '') return [...(page === null ? [] : [page]), ...inner.filter((entry) => entry !== page)];
    return [
      {
        group: text,
        ...(tag !== undefined && { tag }),
        ...(page !== null && !inner.includes(page) && { root: page }),
        pages: inner,
      },
    ];
  });
}
