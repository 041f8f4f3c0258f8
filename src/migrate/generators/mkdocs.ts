import { posix } from 'node:path';
import { countBreaks, mapOutsideFences, mapProse } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluate-module.ts';
import { joinPath, pathAt, titleOf, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { convertIndented } from '../markup/convert-indented.ts';
import { convertSlashes } from '../markup/convert-slashes.ts';
import { escapeBraces } from '../markup/escape-braces.ts';
import { pythonIds } from '../markup/heading-ids.ts';
import { createPageFinder, leadsAway, pathOfFile } from './find-page.ts';
import { generateNavigation } from './generate-navigation.ts';
import { includeFiles } from './include-files.ts';
import type { NavigationItem } from './navigation-item.ts';

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
    const labels = new Map<string, string>();
    const found = readPages(folder, { docs, isFlat: config['use_directory_urls'] === false });
    const navigation = navigationOf(config, { pages: found, docs, labels });
    const pages = found.map((page) => ({ ...page, ...(labels.has(page.path) && { label: labels.get(page.path)! }) }));
    return {
      settings: settingsOf(config),
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
      convertFrontMatter,
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
  const own = (path: string): string => (leadsAway(path) ? path : `/${joinPath(path)}`);
  return {
    name: writtenText(config['site_name']) ?? 'Documentation',
    ...(description && { description: description.trim() }),
    ...(logo && { logo: own(logo) }),
    ...(favicon && { favicon: own(favicon) }),
    ...(repository && {
      navbar: { links: [{ label: writtenText(config['repo_name']) ?? 'Source', href: repository }] },
    }),
  };
}

interface NavigationContext {
  pages: readonly ForeignPage[];
  docs: string;
  /** What the navigation calls pages: filled here. */
  labels: Map<string, string>;
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
    typeof item === 'string' ? { tab: context.labels.get(item) ?? titleOf(item), pages: [item] } : tabOf(item),
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
    context.labels.set(item, title);
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

function convertMkDocs(
  text: string,
  { folder, roots, context }: { folder: MigrationFolder; roots: string[]; context: MarkupContext },
): string {
  const included = [
    { pattern: /^[ \t]*-{1,}8<-{1,}[ \t]+"([^":]+)[^"]*"[ \t]*$/gm, write: (found: string) => found },
    { pattern: /\{!>?[ \t]*([^!\s]+)[ \t]*!\}/g, write: (found: string) => found },
    {
      pattern: /\{\*[ \t]*([^\s*]+)[^*]*\*\}/g,
      write: (found: string, path: string) => renderFence(found, path.split('.').at(-1) ?? ''),
    },
  ].reduce((whole, form) => includeFiles(whole, { folder, context, form: { ...form, from: roots } }), text);
  const plain = mapProse(withoutAttributes(withoutGenerated(included, context)), (prose) =>
    prose
      .replace(/^\[TOC\][ \t]*$/gm, '')
      .replace(/^\*\[[^\]]+\]:[^\n]*$/gm, '')
      .replace(/:(?:material|fontawesome|octicons|simple)-[\w-]+:/g, '')
      .replace(/(<[a-z][^<>]*?)[ \t]+markdown(?:="(?:1|block|span)")?(?=[ \t>])/g, '$1')
      .replace(/\+\+([a-z\d+"-]+)\+\+/g, (_, keys: string) => keys.split('+').map(keyElement).join('+'))
      .replace(/(?<!=)==(?!=)([^\n=]+)==(?!=)/g, '<mark>$1</mark>'),
  );
  return convertFences(convertAlerts(convertIndented(convertSlashes(convertComments(escapeBraces(plain))))));
}

/** `::: package.module` and the options below it, which a plug-in fills with what it reads in a program. */
function withoutGenerated(text: string, context: MarkupContext): string {
  return mapOutsideFences(text, (prose, start) =>
    prose.replace(
      /^([ \t]*):::[ \t]+([\w.:]+)[ \t]*(?:\n\1[ \t]+[^\n]+)*$/gm,
      (block, _, name: string, offset: number) => {
        const line = context.line + start + countBreaks(prose.slice(0, offset));
        context.lose({ file: context.file, line, message: `::: ${name}, which a plug-in reads in a program` });
        return '\n'.repeat(countBreaks(block));
      },
    ),
  );
}

function keyElement(key: string): string {
  return `<kbd>${titleOf(key.replaceAll('"', ''))}</kbd>`;
}

/** Attribute lists (Python-Markdown) go; ids of headings stay. */
function withoutAttributes(text: string): string {
  return mapProse(text, (prose) =>
    prose
      .replace(/(?<=^#{1,6}[^\n]*)[ \t]*\{:?[ \t]*#([\w.-]+)[^{}\n]*\}[ \t]*$/gm, ' {#$1}')
      .replace(/^[ \t]*\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}[ \t]*$/gm, '')
      .replace(/(?<=[\])`*_\S])\{:?[ \t]*(?:\.[\w-]+|[\w-]+=)[^{}\n]*\}/g, '')
      .replace(/(?<=\S)[ \t]+\{:?[ \t]*(?:\.[\w-]+|[\w-]+=["'\w])[^{}\n]*\}/g, ''),
  );
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, tags, hide } = data;
  return {
    ...(writtenText(title) && { title: writtenText(title) }),
    ...(writtenText(description) && { description: writtenText(description) }),
    ...(Array.isArray(tags) && tags.length > 0 && { keywords: tags.map(String) }),
    ...(Array.isArray(hide) && hide.includes('toc') && { mode: 'wide' }),
  };
}
