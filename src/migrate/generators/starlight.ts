import { calloutFor } from '../../base/components/callout-for.ts';
import { mapProse } from '../../base/text/map-prose.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { Call, evaluateModule, objectOf } from '../folder/evaluate-module.ts';
import { joinPath, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readPageSource, writtenText } from '../folder/read-page-source.ts';
import { readPathAliases } from '../folder/read-path-aliases.ts';
import { attribute } from '../markup/attribute.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertContainers } from '../markup/convert-containers.ts';
import { type Attributes, convertElements, type ElementRule, renamed } from '../markup/convert-elements.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { createPageFinder, leadsAway, pathOfFile } from './find-page.ts';
import { generateNavigation, type SortedPage } from './generate-navigation.ts';
import { writeHomePage } from './home-page.ts';
import type { NavigationItem } from './navigation-item.ts';
import { records } from './records.ts';

const configName = /^astro\.config\.(?:mjs|js|ts|mts|cjs)$/;

export const starlight: Generator = {
  name: 'Starlight',
  detect: (folder) => {
    const file = findNamed(folder, configName);
    return file !== null && (folder.read(file) ?? '').includes('@astrojs/starlight');
  },
  read: (folder, lose) => {
    const file = findNamed(folder, configName)!;
    const root = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
    const config = objectOf(evaluateModule(folder, file));
    const options = starlightOptions(config);
    if (Object.keys(options).length === 0) lose({ file, message: 'A configuration that is more than data' });
    const content = joinPath(root, 'src/content/docs');
    const pages = readPages(folder, content);
    return {
      settings: settingsOf(options),
      navigation: navigationOf({ folder, options, pages, content }),
      redirects: redirectsOf(config),
      pages,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        { from: content, to: '' },
        { from: joinPath(root, 'src/assets'), to: 'images' },
      ],
      headingIds: githubIds,
      modules: /^(?:@astrojs\/starlight|astro[:/]|astro$|starlight-)/,
      base: `${writtenText(config['base']) ?? ''}/`.replace(/\/+$/, '/'),
      aliases: {
        '~/': root ? `${root}/src/` : 'src/',
        '@/': root ? `${root}/src/` : 'src/',
        ...readPathAliases(folder, root),
      },
      convert: convertStarlight,
      convertFrontMatter,
    };
  },
};

function starlightOptions(config: Record<string, unknown>): Record<string, unknown> {
  const integrations = Array.isArray(config['integrations']) ? config['integrations'].flat() : [];
  const call = integrations.find((value): value is Call => value instanceof Call && value.name === 'starlight');
  return objectOf(call?.values[0]);
}

function readPages(folder: MigrationFolder, content: string): ForeignPage[] {
  return folder.files
    .filter((file) => file.startsWith(`${content}/`) && /\.(?:mdx?|mdoc)$/.test(file))
    .filter((file) => !/\/_|\/404\.mdx?$/.test(file.slice(content.length)))
    .map((file) => {
      const { slug, sidebar } = readPageSource(folder, file).data;
      const label = writtenText(objectOf(sidebar)['label']);
      const path = writtenText(slug) ?? pathOfFile(file.slice(content.length + 1).toLowerCase());
      return { file, path: path || 'index', ...(label !== undefined && { label }) };
    });
}

function settingsOf({ title, description, logo, favicon, social }: Record<string, unknown>): Record<string, unknown> {
  const name = writtenText(title) ?? writtenText(Object.values(objectOf(title))[0]);
  const { src, light, dark } = objectOf(logo);
  const picture = (path: unknown): string => `/${joinPath(String(path).replace(/^\.?\/?src\/assets/, 'images'))}`;
  const entries = Array.isArray(social)
    ? records(social).map(({ icon, href }) => [icon, href] as const)
    : Object.entries(objectOf(social));
  const socials = entries
    .filter((entry): entry is [string, string] => entry.every((part) => typeof part === 'string'))
    .map(([platform, href]) => [platform.toLowerCase().replace(/\.com$/, ''), href] as const);
  return {
    name: name ?? 'Documentation',
    ...(writtenText(description) && { description }),
    ...(typeof src === 'string' && { logo: picture(src) }),
    ...(typeof light === 'string' && { logo: { light: picture(light), dark: picture(dark ?? light) } }),
    ...(writtenText(favicon) && { favicon }),
    ...(socials.length > 0 && { footer: { socials: Object.fromEntries(socials) } }),
  };
}

interface NavigationContext {
  folder: MigrationFolder;
  options: Record<string, unknown>;
  pages: readonly ForeignPage[];
  content: string;
}

function navigationOf(context: NavigationContext): Record<string, unknown> {
  const locales = Object.keys(objectOf(context.options['locales'])).filter((name) => name !== 'root');
  const first = writtenText(objectOf(objectOf(context.options['locales'])['root'])['lang']) ?? 'en';
  if (locales.length === 0) return { pages: sidebarOf(context, '') };
  const isPrefixed = (path: string): boolean => locales.some((name) => path === name || path.startsWith(`${name}/`));
  const root = context.pages.filter(({ path }) => !isPrefixed(path));
  const rest = locales.map((language) => ({ language, pages: sidebarOf(context, `${language}/`) }));
  const all =
    root.length > 0 ? [{ language: first, pages: sidebarOf({ ...context, pages: root }, '') }, ...rest] : rest;
  return { languages: all.filter(({ pages }) => pages.length > 0) };
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
    const found = leadsAway(address) ? null : (find(prefix + joinPath(address)) ?? (prefix ? null : find(address)));
    return found === null ? [] : [found];
  };
  if (typeof item === 'string') return page(item);
  if (!isObject(item)) return [];
  const address = writtenText(item['slug']) ?? writtenText(item['link']);
  if (address !== undefined) return page(address);
  const generated = writtenText(objectOf(item['autogenerate'])['directory']);
  const inner = Array.isArray(item['items'])
    ? item['items'].flatMap((entry: unknown) => readItem(entry, { context, prefix }))
    : [];
  const pages = generated === undefined ? inner : generate(context, joinPath(prefix, generated) + '/');
  return pages.length > 0 ? [{ group: writtenText(item['label']) ?? '', pages }] : [];
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

function redirectsOf(config: Record<string, unknown>): { source: string; destination: string }[] {
  return Object.entries(objectOf(config['redirects'])).flatMap(([source, to]) => {
    const destination = writtenText(to) ?? writtenText(objectOf(to)['destination']);
    return destination === undefined ? [] : [{ source, destination }];
  });
}

const rules: Readonly<Record<string, ElementRule>> = {
  Tabs: { to: 'Tabs', attributes: (given) => (given['syncKey'] === undefined ? {} : { sync: true }) as Attributes },
  TabItem: { to: 'Tab', attributes: (given) => renamed(given, { label: 'title', icon: 'icon' }) },
  CardGrid: { to: 'CardGroup', attributes: () => ({ cols: '{2}' }) },
  Card: { to: 'Card', attributes: (given) => renamed(given, { title: 'title', icon: 'icon', href: 'href' }) },
  Aside: {
    to: ({ type }) => calloutFor(String(type ?? 'note')) ?? 'Note',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  LinkButton: { to: 'a', attributes: (given) => renamed(given, { href: 'href' }) },
  // Its list is enough.
  Steps: { to: null },
  FileTree: { to: 'Tree', attributes: () => ({}) },
};

function convertStarlight(text: string, context: MarkupContext): string {
  const plain = mapProse(convertComments(text), (prose) =>
    prose
      .replace(/<LinkCard\b([^>]*?)\/>/g, (_, given: string) => linkCard(given))
      .replace(/<Badge\b([^>]*?)\btext="([^"]*)"[^>]*\/>/g, '<Badge>$2</Badge>'),
  );
  const hero = objectOf(context.data['hero']);
  const home = Object.keys(hero).length > 0 ? writeHomePage({ hero }) : '';
  return home + convertElements(convertFences(convertAlerts(convertContainers(plain, context))), rules);
}

function linkCard(given: string): string {
  const read = (name: string): string => new RegExp(`\\b${name}=(?:"([^"]*)"|\\{?'([^']*)')`).exec(given)?.[1] ?? '';
  const [title, href, description] = [read('title'), read('href'), read('description')];
  return `<Card${attribute('title', title)}${attribute('href', href)}>\n${description}\n</Card>`;
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const sidebar = objectOf(data['sidebar']);
  const label = writtenText(sidebar['label']);
  const badge = writtenText(sidebar['badge']) ?? writtenText(objectOf(sidebar['badge'])['text']);
  return {
    ...(writtenText(data['title']) && { title: data['title'] }),
    ...(writtenText(data['description']) && { description: data['description'] }),
    ...(label !== undefined && { sidebarTitle: label }),
    ...(badge !== undefined && { tag: badge }),
    ...((data['draft'] === true || sidebar['hidden'] === true) && { hidden: true }),
    ...((data['template'] === 'splash' || data['tableOfContents'] === false) && { mode: 'wide' }),
  };
}
