import { posix } from 'node:path';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, MigrationFolder } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluate-module.ts';
import { joinPath, pathAt, titleOf, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { pythonIds } from '../markup/heading-ids.ts';
import { outwardLink } from './bar-links.ts';
import { createPageFinder, leadsAway, pathOfFile } from './find-page.ts';
import { generateNavigation } from './generate-navigation.ts';
import { convertMkDocs, convertMkDocsFrontMatter } from './mkdocs/convert-mkdocs.ts';
import { readMaterialPalette } from './mkdocs/read-material-palette.ts';
import type { NavigationItem } from './navigation-item.ts';
import { createNavigationLabels, type NavigationLabels } from './navigation-labels.ts';
import { records } from './records.ts';

const configName = /^mkdocs\.ya?ml$/;

export const mkdocs: Generator = {
  name: 'MkDocs',
  detect: (folder) => findNamed(folder, configName) !== null,
  read: (folder, lose) => {
    const file = findNamed(folder, configName)!;
    const root = file.includes('/') ? posix.dirname(file) : '';
    const config = readConfig(folder, file);
    if (Object.keys(config).length === 0) lose({ file, message: 'The settings: this is no YAML' });
    const docs = joinPath(root, writtenText(config['docs_dir']) ?? 'docs');
    const labels = createNavigationLabels();
    const found = readPages(folder, { docs, isFlat: config['use_directory_urls'] === false });
    const navigation = navigationOf(config, { pages: found, docs, labels });
    const pages = labels.label(found);
    return {
      settings: {
        ...settingsOf(config),
        colors: readMaterialPalette(objectOf(config['theme'])['palette'], { folder, docs }),
      },
      navigation,
      redirects: redirectsOf(config),
      pages,
      partials: new Map(),
      assets: [{ from: docs, to: '', isServed: true }],
      headingIds: pythonIds,
      modules: /^$/,
      base: basePath(config),
      aliases: {},
      convert: (text, context) => convertMkDocs(text, { folder, roots: [root, docs], context }),
      convertFrontMatter: convertMkDocsFrontMatter,
    };
  },
};

/** A file may take what it does not say from another one (MkDocs, "Configuration inheritance"). */
function readConfig(folder: MigrationFolder, file: string, depth = 0): Record<string, unknown> {
  const own = readYamlObject(folder.read(file) ?? '');
  const parent = writtenText(own['INHERIT']);
  if (parent === undefined || depth > 5) return own;
  return { ...readConfig(folder, joinPath(posix.dirname(file), parent), depth + 1), ...own };
}

function basePath(config: Record<string, unknown>): string {
  const address = writtenText(config['site_url']);
  return address && URL.canParse(address) ? `${new URL(address).pathname.replace(/\/+$/, '')}/` : '/';
}

function readPages(folder: MigrationFolder, { docs, isFlat }: { docs: string; isFlat: boolean }): ForeignPage[] {
  return folder.files
    .filter((file) => file.startsWith(`${docs}/`) && /\.(?:md|markdown|mdown)$/.test(file))
    .map((file) => {
      const place = file.slice(docs.length + 1);
      const path = pathOfFile(place);
      const isIndex = pathAt(withoutEnding(place)) !== path;
      return { file, path, ...(isFlat && !isIndex && { address: `/${withoutEnding(place)}.html` }) };
    });
}

function settingsOf(config: Record<string, unknown>): Record<string, unknown> {
  const theme = objectOf(config['theme']);
  const [logo, favicon] = [writtenText(theme['logo']), writtenText(theme['favicon'])];
  const description = writtenText(config['site_description']);
  const repository = writtenText(config['repo_url']);
  const socials = records(objectOf(config['extra'])['social']).flatMap(({ icon, link }) => {
    const platform =
      /brands\/(x|twitter|x-twitter|discord|linkedin|youtube|slack|medium|reddit|bluesky|telegram)(?:-in)?$/;
    const [, name] = platform.exec(writtenText(icon) ?? '') ?? [];
    return name !== undefined && typeof link === 'string' ? [[name, link] as const] : [];
  });
  const own = (path: string): string => (leadsAway(path) ? path : `/${joinPath(path)}`);
  return {
    name: writtenText(config['site_name']) ?? 'Documentation',
    ...(description && { description: description.trim() }),
    ...(logo && { logo: own(logo) }),
    ...(favicon && { favicon: own(favicon) }),
    ...(repository && { navbar: { links: [outwardLink(repository, writtenText(config['repo_name']) ?? 'Source')] } }),
    ...(socials.length > 0 && { footer: { socials: Object.fromEntries(socials) } }),
  };
}

interface NavigationContext {
  pages: readonly ForeignPage[];
  docs: string;
  /** What the navigation calls pages: filled here. */
  labels: NavigationLabels;
}

function navigationOf(config: Record<string, unknown>, context: NavigationContext): Record<string, unknown> {
  const { nav, theme } = config;
  if (!Array.isArray(nav)) {
    const sorted = context.pages.map((page) => ({
      page,
      place: withoutEnding(page.file.slice(context.docs.length + 1)),
    }));
    return { pages: generateNavigation(sorted) };
  }
  const items = nav.flatMap((entry: unknown) => readEntry(entry, context));
  const { features } = objectOf(theme);
  if (!Array.isArray(features) || !features.includes('navigation.tabs')) return { pages: items };
  const tabs = items.map((item) =>
    typeof item === 'string' ? { tab: context.labels.of(item) ?? titleOf(item), pages: [item] } : tabOf(item),
  );
  return { tabs };
}

function tabOf({ group, root, pages }: Exclude<NavigationItem, string>): Record<string, unknown> {
  return { tab: group, pages: root === undefined ? pages : [root, ...pages] };
}

/** `page.md`, `Title: page.md`, `Title: [entries]`; an entry without a title on top is the page of its section. */
function readEntry(entry: unknown, context: NavigationContext): NavigationItem[] {
  const find = createPageFinder(context.pages);
  if (typeof entry === 'string') {
    const page = leadsAway(entry) ? null : find(pathOfFile(entry));
    return page === null ? folderOf(entry, context) : [page];
  }
  if (!isObject(entry)) return [];
  return Object.entries(entry).flatMap(([title, value]): NavigationItem[] => {
    if (Array.isArray(value)) {
      const pages = value.flatMap((inner: unknown) => readEntry(inner, context));
      return pages.length > 0 ? [{ group: title, pages }] : [];
    }
    const [item] = readEntry(value, context);
    if (item === undefined) return [];
    if (typeof item !== 'string') return [{ ...item, group: title }];
    context.labels.note(item, title);
    return [item];
  });
}

/** A folder, as plug-ins let it be named: `guides/` or `guides/*`. */
function folderOf(entry: string, { pages, docs }: NavigationContext): NavigationItem[] {
  const at = joinPath(docs, entry.replace(/\*+$/, ''));
  if (!/[/*]$/.test(entry)) return [];
  const within = pages.filter(({ file }) => file.startsWith(`${at}/`));
  if (within.length === 0) return [];
  const sorted = within.map((page) => ({ page, place: withoutEnding(page.file.slice(at.length + 1)) }));
  return [{ group: titleOf(at.split('/').at(-1)!), pages: generateNavigation(sorted) }];
}

/** Of the plug-in for them (`mkdocs-redirects`): file → file. */
function redirectsOf({ plugins }: Record<string, unknown>): { source: string; destination: string }[] {
  const entries = Array.isArray(plugins) ? plugins.map(objectOf) : [objectOf(plugins)];
  const maps = entries.map((plugin) => objectOf(objectOf(plugin['redirects'])['redirect_maps']));
  return maps.flatMap((map) =>
    Object.entries(map).flatMap(([from, to]) => {
      if (typeof to !== 'string') return [];
      const [file = '', hash] = to.split('#');
      const destination = leadsAway(to) ? to : `/${pathOfFile(file)}${hash === undefined ? '' : `#${hash}`}`;
      return [{ source: `/${pathOfFile(from)}`, destination: destination.replace(/^\/index$/, '/') }];
    }),
  );
}
