import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, Lose, MigrationFolder, NavigationItem } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { Call, objectOf, records } from '../folder/evaluated-value.ts';
import { isMarkdown, joinPath, withoutEnding } from '../folder/page-paths.ts';
import { readBrandColors } from '../folder/read-brand-colors.ts';
import { findNamed, readPageSource, writtenText } from '../folder/read-page-source.ts';
import { readPathAliases } from '../folder/read-path-aliases.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { createPageFinder, leadsAway, loseMissingPage, pathOfFile } from './find-page.ts';
import { generateNavigation, type SortedPage } from './generate-navigation.ts';
import { createMadePages, type MadePages } from './made-pages.ts';
import { createNavigationLabels, type NavigationLabels } from './navigation-labels.ts';
import { untranslatedRedirects } from './page-languages.ts';
import { type ForeignTag, readExtras } from './read-extras.ts';
import { convertStarlight, convertStarlightFrontMatter } from './starlight/convert-starlight.ts';
import { readAstroRedirects } from './starlight/read-astro-redirects.ts';
import { readVersions } from './starlight/read-versions.ts';

const configName = /^astro\.config\.(?:mjs|js|ts|mts|cjs)$/;

export const starlight: Generator = {
  name: 'Starlight',
  npmPackage: '@astrojs/starlight',
  detect: (folder) => {
    const file = findNamed(folder, configName);
    return file !== null && (folder.read(file) ?? '').includes('@astrojs/starlight');
  },
  read: (folder, lose) => {
    const file = findNamed(folder, configName)!;
    const root = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
    const config = objectOf(evaluateModule(folder, file, lose));
    const options = starlightOptions(config);
    const content = joinPath(root, 'src/content/docs');
    losePrograms(folder, root, lose);
    for (const { schema } of records(pluginOf(options, /openapi$/i)?.values[0]))
      lose({
        file,
        message: `Pages that starlight-openapi generates from ${writtenText(schema) ?? 'an API description'}`,
      });
    const found = readPages(folder, content);
    const labels = createNavigationLabels();
    const made = createMadePages();
    const navigation = navigationOf({ folder, options, pages: found, content, labels, made, file, lose });
    return {
      settings: {
        ...settingsOf(options),
        ...readExtras({ footer: [], analytics: [], head: records(options['head']).map(headTag) }, { file, lose }),
        colors: readBrandColors(folder, {
          root: joinPath(root, 'src'),
          properties: ['--sl-color-accent'],
          fallback: { primary: '#3D50F5', light: '#BDC3FF' },
        }),
      },
      navigation,
      language: writtenText(objectOf(objectOf(options['locales'])['root'])['lang']),
      redirects: [...readAstroRedirects(config), ...untranslatedRedirects(found, navigation)],
      pages: labels.label(found),
      made: made.all,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        { from: content, to: '' },
        { from: joinPath(root, 'src/assets'), to: 'images' },
        ...logoAssets(options, root),
      ],
      headingIds: githubIds,
      showsTitle: true,
      modules: /^(?:@astrojs\/starlight|astro[:/]|astro$|astro-expressive-code\b|starlight-)/,
      base: `${trimEndSlashes(writtenText(config['base']) ?? '')}/`,
      aliases: {
        '~/': root ? `${root}/src/` : 'src/',
        '@/': root ? `${root}/src/` : 'src/',
        '/src/': root ? `${root}/src/` : 'src/',
        ...readPathAliases(folder, root),
      },
      convert: convertStarlight,
      convertFrontMatter: (data, { file: page }) =>
        convertStarlightFrontMatter(data, { isBare: readPageSource(folder, page).body.trim() === '' }),
    };
  },
};

function headTag({ tag, attrs, content }: Record<string, unknown>): ForeignTag {
  return { name: tag, attributes: attrs, content };
}

function starlightOptions(config: Record<string, unknown>): Record<string, unknown> {
  const integrations = Array.isArray(config['integrations']) ? config['integrations'].flat() : [];
  const call = integrations.find((value): value is Call => value instanceof Call && value.name === 'starlight');
  return objectOf(call?.values[0]);
}

function readPages(folder: MigrationFolder, content: string): ForeignPage[] {
  return folder.files
    .filter((file) => file.startsWith(`${content}/`) && isMarkdown(file))
    .filter((file) => !/\/_|\/404\.mdx?$/.test(file.slice(content.length)))
    .map((file) => {
      const { slug, sidebar } = readPageSource(folder, file).data;
      const label = writtenText(objectOf(sidebar)['label']);
      const path = writtenText(slug) ?? slugOf(pathOfFile(file.slice(content.length + 1)));
      return { file, path: path || 'index', ...(label !== undefined && { label }) };
    });
}

/** Names of files and folders are in addresses as headings are in theirs (Astro, `glob`). */
function slugOf(path: string): string {
  return path.split('/').map(githubIds.slug).join('/');
}

/** Pages that are no Markdown. */
function losePrograms(folder: MigrationFolder, root: string, lose: Lose): void {
  const pages = joinPath(root, 'src/pages');
  for (const file of folder.files)
    if (file.startsWith(`${pages}/`) && /\.(?:astro|[jt]sx|html)$/.test(file) && !/\/[_[][^/]*$|\/404\./.test(file))
      lose({ file, message: 'A page that is code' });
}

/** Where a picture beside the pages goes that the settings name by its file. */
function logoPlace(file: string): string {
  const path = joinPath(file);
  return path.startsWith('src/assets/') ? path.replace('src/assets', 'images') : `images/${path.split('/').at(-1)}`;
}

function logoAssets({ logo }: Record<string, unknown>, root: string): { from: string; to: string }[] {
  const { src, light, dark } = objectOf(logo);
  return [src, light, dark].flatMap((file) =>
    typeof file === 'string' ? [{ from: joinPath(root, file), to: logoPlace(file) }] : [],
  );
}

function settingsOf({ title, description, logo, favicon, social }: Record<string, unknown>): Record<string, unknown> {
  const name = writtenText(title) ?? writtenText(Object.values(objectOf(title))[0]);
  const { src, light, dark } = objectOf(logo);
  const picture = (path: unknown): string => `/${logoPlace(String(path))}`;
  const entries = Array.isArray(social)
    ? records(social).map(({ icon, href }) => [icon, href] as const)
    : Object.entries(objectOf(social));
  const socials = entries
    .filter((entry): entry is [string, string] => entry.every((part) => typeof part === 'string'))
    .map(([platform, href]) => [platform.toLowerCase().replace(/\.com$/, ''), href] as const);
  const repository = socials.find(([platform]) => platform === 'github')?.[1];
  const others = socials.filter(([platform]) => platform !== 'github');
  return {
    name: name ?? 'Documentation',
    ...(writtenText(description) && { description }),
    ...(typeof src === 'string' && { logo: picture(src) }),
    ...(typeof light === 'string' && { logo: { light: picture(light), dark: picture(dark ?? light) } }),
    ...(writtenText(favicon) && { favicon }),
    ...(repository && { navbar: { links: [{ type: 'github', href: repository }] } }),
    ...(others.length > 0 && { footer: { socials: Object.fromEntries(others) } }),
  };
}

interface NavigationContext {
  folder: MigrationFolder;
  options: Record<string, unknown>;
  pages: readonly ForeignPage[];
  content: string;
  /** What the navigation calls pages: filled here. */
  labels: NavigationLabels;
  made: MadePages;
  /** The configuration. */
  file: string;
  lose: Lose;
}

function navigationOf(context: NavigationContext): Record<string, unknown> {
  const main = writtenText(context.options['defaultLocale']);
  const locales = Object.keys(objectOf(context.options['locales']))
    .filter((name) => name !== 'root')
    .sort((a, b) => Number(b === main) - Number(a === main));
  const first = writtenText(objectOf(objectOf(context.options['locales'])['root'])['lang']) ?? 'en';
  if (locales.length === 0) return versionsOf(context);
  const isPrefixed = (path: string): boolean => locales.some((name) => path === name || path.startsWith(`${name}/`));
  const root = context.pages.filter(({ path }) => !isPrefixed(path));
  const rest = locales.map((language) => ({ language, ...sidebarsOf(context, `${language}/`) }));
  const all = root.length > 0 ? [{ language: first, ...sidebarsOf({ ...context, pages: root }, '') }, ...rest] : rest;
  return { languages: all.filter(({ pages, tabs }) => (pages ?? tabs ?? []).length > 0) };
}

/** Versions have the sidebars that they had. */
function versionsOf(context: NavigationContext): Record<string, unknown> {
  const settings = objectOf(pluginOf(context.options, /versions$/i)?.values[0]);
  const kept = readVersions(context.folder, context.content, settings);
  if (kept.length === 0) return sidebarsOf(context, '');
  const pages = context.pages.filter(({ path }) => !kept.some(({ slug }) => `${path}/`.startsWith(`${slug}/`)));
  const others = kept.map(({ slug, label, file, sidebar }) => {
    const options = { ...context.options, sidebar, plugins: [] };
    return { version: label, ...sidebarsOf({ ...context, options, file }, `${slug}/`) };
  });
  const version = writtenText(objectOf(settings['current'])['label']) ?? 'Latest';
  return { versions: [{ version, default: true, ...sidebarsOf({ ...context, pages }, '') }, ...others] };
}

function pluginOf({ plugins }: Record<string, unknown>, name: RegExp): Call | undefined {
  const all: unknown[] = Array.isArray(plugins) ? plugins.flat() : [];
  return all.find((value): value is Call => value instanceof Call && name.test(value.name));
}

/** The sidebar, or several of them, each with a topic (`starlight-sidebar-topics`), as tabs. */
function sidebarsOf(
  context: NavigationContext,
  prefix: string,
): { pages?: NavigationItem[]; tabs?: Record<string, unknown>[] } {
  const topics = records(pluginOf(context.options, /sidebarTopics$/i)?.values[0]);
  if (topics.length === 0) return { pages: sidebarOf(context, prefix) };
  const tabs = topics.flatMap((topic) => tabOf(topic, { context, prefix }));
  return tabs.length === 0 ? { pages: generate(context, prefix) } : { tabs };
}

/** A topic without items is a link; a page that it leads to and does not list is its first one. */
function tabOf(
  topic: Record<string, unknown>,
  { context, prefix }: { context: NavigationContext; prefix: string },
): Record<string, unknown>[] {
  const { label, link, items } = topic;
  const language = prefix.replace(/\/$/, '');
  const named = objectOf(label);
  const tab = writtenText(label) ?? writtenText(named[language]) ?? writtenText(Object.values(named)[0]);
  if (tab === undefined) return [];
  const href = writtenText(link);
  if (!Array.isArray(items)) return href === undefined || !leadsAway(href) ? [] : [{ tab, href }];
  const listed = items.flatMap((item: unknown) => readItem(item, { context, prefix }));
  const first = href === undefined || leadsAway(href) ? [] : readItem(href, { context, prefix });
  const pages = first.some((page) => JSON.stringify(listed).includes(JSON.stringify(page)))
    ? listed
    : [...first, ...listed];
  return pages.length > 0 ? [{ tab, pages }] : [];
}

function sidebarOf(context: NavigationContext, prefix: string): NavigationItem[] {
  const { sidebar } = context.options;
  if (!Array.isArray(sidebar)) return generate(context, prefix);
  return sidebar.flatMap((item: unknown) => readItem(item, { context, prefix }));
}

function readItem(
  item: unknown,
  { context, prefix }: { context: NavigationContext; prefix: string },
): NavigationItem[] {
  const find = createPageFinder(context.pages);
  const page = (address: string): NavigationItem[] => {
    const found = find(prefix + joinPath(address)) ?? (prefix ? null : find(address));
    // Another language can have it.
    const isNowhere = !context.pages.some(({ path }) => `/${path}`.endsWith(`/${joinPath(address.split('#')[0]!)}`));
    if (found === null && isNowhere) loseMissingPage(address, context);
    return found === null ? [] : [found];
  };
  if (typeof item === 'string') return page(item);
  if (!isObject(item)) return [];
  const label = labelOf(item, { context, prefix });
  const address = writtenText(item['slug']) ?? writtenText(item['link']);
  if (address !== undefined) {
    if (leadsAway(address)) return [context.made.link(label ?? address, address)];
    const found = page(address);
    for (const path of found) context.labels.note(String(path), label, badgeOf(item));
    return found;
  }
  const generated = writtenText(objectOf(item['autogenerate'])['directory']);
  const inner = Array.isArray(item['items'])
    ? item['items'].flatMap((entry: unknown) => readItem(entry, { context, prefix }))
    : [];
  const own = generated === undefined ? inner : generate(context, joinPath(prefix, generated) + '/');
  // A folder within a group that has a name stands in it.
  if (label === undefined) return own;
  const tag = badgeOf(item);
  return own.length > 0 ? [{ group: label, ...(tag !== undefined && { tag }), pages: own }] : [];
}

function badgeOf({ badge }: Record<string, unknown>): string | undefined {
  return writtenText(badge) ?? writtenText(objectOf(badge)['text']);
}

/** `translations` go by tags of languages, folders by what a locale is called in addresses. */
function labelOf(
  { label, translations }: Record<string, unknown>,
  { context, prefix }: { context: NavigationContext; prefix: string },
): string | undefined {
  const locale = objectOf(objectOf(context.options['locales'])[prefix.replace(/\/$/, '')]);
  const language = writtenText(locale['lang']) ?? prefix.replace(/\/$/, '');
  return writtenText(objectOf(translations)[language]) ?? writtenText(label);
}

function generate({ folder, pages, content }: NavigationContext, at: string): NavigationItem[] {
  const sorted = pages.flatMap((page): SortedPage[] => {
    const place = withoutEnding(page.file.slice(content.length + 1));
    const sidebar = objectOf(readPageSource(folder, page.file).data['sidebar']);
    if (!place.startsWith(at) || sidebar['hidden'] === true) return [];
    const order = typeof sidebar['order'] === 'number' ? sidebar['order'] : undefined;
    return [{ page, place: place.slice(at.length), ...(order !== undefined && { order }) }];
  });
  return generateNavigation(sorted);
}
