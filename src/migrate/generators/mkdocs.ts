import { posix } from 'node:path';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, MigrationFolder, NavigationItem } from '../../model/migration.ts';
import { objectOf, records } from '../folder/evaluated-value.ts';
import { globPattern, joinPath, pathAt, titleOf, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readPageSource, readTomlObject, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { pythonIds } from '../markup/heading-ids.ts';
import { takeTitle } from '../markup/take-title.ts';
import { outwardLink } from './bar-links.ts';
import { createPageFinder, leadsAway, pathOfFile } from './find-page.ts';
import { generateNavigation } from './generate-navigation.ts';
import { convertMkDocs, convertMkDocsFrontMatter, findProgramNames } from './mkdocs/convert-mkdocs.ts';
import { readMaterialPalette } from './mkdocs/read-material-palette.ts';
import { createNavigationLabels, type NavigationLabels } from './navigation-labels.ts';

/** Zensical, which follows on Material for MkDocs, reads the same settings from a file of its own, too. */
const configName = /^(?:mkdocs\.ya?ml|zensical\.toml)$/;
/** Settings in parts, of which a program makes those that are read: `mkdocs-nav.yml`, `mkdocs.common.yml`. */
const partName = /^mkdocs[-_.][\w.-]+\.ya?ml$/;

export const mkdocs: Generator = {
  name: 'MkDocs',
  detect: (folder) => [configName, partName].some((name) => findNamed(folder, name) !== null),
  read: (folder, lose) => {
    const { file, root, docs, config } = findSettings(folder);
    if (Object.keys(config).length === 0) lose({ file, message: 'The settings: this is no YAML' });
    const labels = createNavigationLabels();
    const found = readPages(folder, { docs, config });
    const navigation = navigationOf(config, { folder, pages: found, docs, labels });
    const pages = labels.label(found);
    const plugins = optionsByName(config['plugins']);
    const values = plugins.has('macros') ? { config, ...objectOf(config['extra']) } : null;
    const programNames = findProgramNames(found, folder);
    const extensions = optionsByName(config['markdown_extensions']);
    const appended = appendedText(extensions, { folder, root, docs });
    if (hooksOf(config) > 0) lose({ file, message: 'hooks: programs that change pages as they are built' });
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
      convert: (text, context) =>
        convertMkDocs(withDefinitions(text, appended), {
          folder,
          roots: [root, docs],
          programNames,
          extensions: new Set(extensions.keys()),
          values,
          context,
        }),
      convertFrontMatter: (data, { file: page }) => {
        const template = writtenText(data['template']);
        if (template !== undefined) lose({ file: page, line: 1, message: `template: ${template}, a program` });
        return convertMkDocsFrontMatter(data);
      },
    };
  },
};

interface Settings {
  file: string;
  /** The folder of the file. */
  root: string;
  /** The folder of the pages. */
  docs: string;
  config: Record<string, unknown>;
}

/** Of the settings nearest to the root those with the most pages: each language can have a site of its own. */
function findSettings(folder: MigrationFolder): Settings {
  const first = findNamed(folder, configName);
  if (first === null) {
    const part = findNamed(folder, partName)!;
    const parts = folder.files.filter((file) => isNamed(file, partName) && posix.dirname(file) === posix.dirname(part));
    const config = parts.reduce((all, file) => withParent(all, readConfig(folder, file)), {});
    return settingsAt(part, config);
  }
  const nearest = folder.files.filter((file) => isNamed(file, configName) && depthOf(file) === depthOf(first));
  const found = nearest.map((file) => settingsAt(file, readConfig(folder, file)));
  const counted = found.map((settings) => ({ settings, count: pageFiles(folder, settings.docs).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).settings;
}

function isNamed(file: string, name: RegExp): boolean {
  return name.test(posix.basename(file));
}

function depthOf(file: string): number {
  return file.split('/').length;
}

function settingsAt(file: string, config: Record<string, unknown>): Settings {
  const root = joinPath(posix.dirname(file));
  return { file, root, docs: joinPath(root, writtenText(config['docs_dir']) ?? 'docs'), config };
}

/** A file may take what it does not say from another one (MkDocs, "Configuration inheritance"). */
function readConfig(folder: MigrationFolder, file: string, depth = 0): Record<string, unknown> {
  const text = folder.read(file) ?? '';
  const own = file.endsWith('.toml') ? objectOf(readTomlObject(text)['project']) : readYamlObject(text);
  const parent = writtenText(own['INHERIT']);
  if (parent === undefined || depth > 5) return own;
  return withParent(own, readConfig(folder, joinPath(posix.dirname(file), parent), depth + 1));
}

function withParent(own: Record<string, unknown>, parent: Record<string, unknown>): Record<string, unknown> {
  const both = Object.keys(own).filter((key) => isObject(own[key]) && isObject(parent[key]));
  const merged = both.map((key) => [key, withParent(objectOf(own[key]), objectOf(parent[key]))]);
  return { ...parent, ...own, ...Object.fromEntries(merged) };
}

function basePath(config: Record<string, unknown>): string {
  const address = writtenText(config['site_url']);
  return address && URL.canParse(address) ? `${new URL(address).pathname.replace(/\/+$/, '')}/` : '/';
}

function readPages(folder: MigrationFolder, { docs, config }: Pick<Settings, 'docs' | 'config'>): ForeignPage[] {
  const isFlat = config['use_directory_urls'] === false;
  const left = excludedFiles(config).map(globPattern);
  const isLeft = (file: string): boolean => left.some((pattern) => pattern.test(file.slice(docs.length + 1)));
  const files = pageFiles(folder, docs).filter((file) => !isLeft(file));
  return files.map((file) => {
    const place = file.slice(docs.length + 1);
    const path = pathOfFile(place);
    const isIndex = pathAt(withoutEnding(place)) !== path;
    return { file, path, ...(isFlat && !isIndex && { address: `/${withoutEnding(place)}.html` }) };
  });
}

/** Files that make no pages: of `exclude_docs`, and of the plug-in of that name (`mkdocs-exclude`). */
function excludedFiles({ plugins, exclude_docs }: Record<string, unknown>): string[] {
  const lines = (writtenText(exclude_docs) ?? '').split('\n').map((line) => line.trim());
  const own = lines.filter((line) => line !== '' && !/^[#!]/.test(line));
  const { glob } = optionsByName(plugins).get('exclude') ?? {};
  const globs = Array.isArray(glob) ? glob.map(String) : (writtenText(glob) ?? []);
  // A name without a folder stands for every file and folder that is called so.
  const anywhere = own.map((line) => (/\/./.test(line) ? line.replace(/^\//, '') : `**/${line}`));
  return [...anywhere.flatMap((line) => [line.replace(/\/$/, ''), `${line.replace(/\/$/, '')}/**`]), ...globs];
}

/** Plug-ins and extensions: a list of names and of objects with one name each, or one object. */
function optionsByName(written: unknown): Map<string, Record<string, unknown>> {
  const entries: unknown[] = Array.isArray(written) ? written : [written];
  return new Map(
    entries.flatMap((entry): [string, Record<string, unknown>][] =>
      typeof entry === 'string'
        ? [[entry, {}]]
        : Object.entries(objectOf(entry)).map(([name, options]) => [name, objectOf(options)]),
    ),
  );
}

function hooksOf({ hooks }: Record<string, unknown>): number {
  return Array.isArray(hooks) ? hooks.length : 0;
}

/** What PyMdown's Snippets put below every page: as a rule, what names in brackets lead to. */
function appendedText(
  extensions: ReadonlyMap<string, Record<string, unknown>>,
  { folder, root, docs }: Pick<Settings, 'root' | 'docs'> & { folder: MigrationFolder },
): string {
  const { auto_append, base_path } = extensions.get('pymdownx.snippets') ?? {};
  const given = [base_path].flat().flatMap((path) => (typeof path === 'string' ? [joinPath(root, path)] : []));
  const places = [...given, root, docs];
  const files = Array.isArray(auto_append) ? auto_append.map(String) : [];
  const found = files.flatMap((name) => places.map((place) => joinPath(place, name)).find(folder.has) ?? []);
  return found.map((file) => folder.read(file)!).join('\n');
}

/** With those of the definitions that the text names. */
function withDefinitions(text: string, appended: string): string {
  const named = new Set([...text.matchAll(/\[([^[\]]+)\]/g)].map(([, name]) => name!.toLowerCase()));
  const used = appended.split('\n').filter((line) => {
    const name = /^[ \t]*\[([^[\]]+)\]:[ \t]*\S/.exec(line)?.[1];
    return name !== undefined && named.has(name.toLowerCase());
  });
  return used.length === 0 ? text : `${text.trimEnd()}\n\n${used.join('\n')}\n`;
}

function pageFiles(folder: MigrationFolder, docs: string): string[] {
  return folder.files.filter(
    (file) =>
      file.startsWith(`${docs}/`) &&
      /\.(?:md|markdown|mdown)$/.test(file) &&
      !/(?:^|\/)\./.test(file.slice(docs.length + 1)),
  );
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
    ...logoOf(logo && own(logo), favicon && own(favicon)),
    ...(favicon && { favicon: own(favicon) }),
    ...(repository && { navbar: { links: [outwardLink(repository, writtenText(config['repo_name']) ?? 'Source')] } }),
    ...(socials.length > 0 && { footer: { socials: Object.fromEntries(socials) } }),
  };
}

/** The bar of Material is coloured in both modes: what is white on it cannot be seen on ours in the light one. */
function logoOf(logo: string | undefined, favicon: string | undefined): Record<string, unknown> {
  if (!logo) return {};
  if (!/(?:^|[-_./])(?:white|light)(?=[-_.][^/]*$)/i.test(logo)) return { logo };
  return favicon ? { logo: { light: favicon, dark: logo } } : {};
}

interface NavigationContext {
  folder: MigrationFolder;
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
    typeof item === 'string' ? { tab: pageTitle(item, context), pages: [item] } : tabOf(item),
  );
  return { tabs };
}

function pageTitle(path: string, { folder, pages, labels }: NavigationContext): string {
  const { data, body } = readPageSource(folder, pages.find((page) => page.path === path)!.file);
  return labels.of(path) ?? writtenText(data['title']) ?? takeTitle(body).title ?? titleOf(path);
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
  const map = objectOf(optionsByName(plugins).get('redirects')?.['redirect_maps']);
  return Object.entries(map).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const [file = '', hash] = to.split('#');
    const destination = leadsAway(to) ? to : `/${pathOfFile(file)}${hash === undefined ? '' : `#${hash}`}`;
    return [{ source: `/${pathOfFile(from)}`, destination: destination.replace(/^\/index$/, '/') }];
  });
}
