import { parse } from 'yaml';
import { mapProse } from '../../base/text/map-prose.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, MigrationFolder } from '../../model/migration.ts';
import { joinPath, pathAt, titleOf, withoutEnding } from '../folder/page-paths.ts';
import { readPageSource, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { createMadePages } from './made-pages.ts';
import { type Meta, readTree } from './meta-tree.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { homeRedirect } from './page-languages.ts';
import { convertReadMe } from './readme/convert-readme.ts';

/** Folders of an export, where their pages were served, and how many folders on top are no part of addresses. */
const sections = [
  { folder: 'docs', address: 'docs', title: 'Guides', depth: 1 },
  { folder: 'reference', address: 'reference', title: 'API reference', depth: 2 },
  { folder: 'recipes', address: 'recipes', title: 'Recipes', depth: 0 },
  { folder: 'custom_pages', address: 'page', title: 'Pages', depth: 0 },
] as const;

/**
 * What ReadMe writes into a repository (`docs`, `reference`, `_order.yaml`), and the archives that it exported before,
 * with a folder for each category on top.
 */
export const readme: Generator = {
  name: 'ReadMe',
  detect: ({ files, read }) =>
    files.some((file) => /(?:^|\/)_order\.yaml$/.test(file)) ||
    files.some((file) => file.endsWith('.md') && /^\[block:[\w-]+\]/m.test(read(file) ?? '')),
  read: (folder, lose) => {
    const parts = partsOf(folder);
    const pages = parts.flatMap((part) => part.pages);
    const blocks = folder.files.filter((file) => /^custom_blocks\/[^/]+\.md$/.test(file));
    const descriptions = folder.files.filter((file) => isDescription(folder, file));
    for (const file of folder.files)
      if (/^custom_pages\/.*\.html$/.test(file)) lose({ file, message: 'A page written in HTML' });
    const tabs = parts.flatMap((part) => {
      const tree = part.pages.map((page) => ({ ...page, file: page.file.replace(/\/index\.md$/, '.md') }));
      const items = readTree({
        pages: tree,
        content: part.content,
        readMeta: (at) => readOrder(folder, at),
        labels: createNavigationLabels(),
        made: createMadePages(),
        isFolderPage: () => false,
        titleOf: () => undefined,
      });
      return items.length === 0 ? [] : [{ tab: part.title, pages: items }];
    });
    const undocumented = descriptions.filter((file) => !pages.some((page) => shownBy(folder, page) === file));
    const reference = undocumented.length > 0 ? [{ tab: 'API', openapi: undocumented }] : [];
    const all = [...tabs, ...reference];
    const findOperation = createOperationFinder(folder);
    return {
      settings: { name: titleOf(folder.root.split(/[\\/]/).filter(Boolean).at(-1) ?? 'Documentation') },
      navigation: tabs.length === 1 && reference.length === 0 ? { pages: tabs[0]!.pages } : { tabs: all },
      redirects: [...flatAddresses(pages), ...homeRedirect(pages, { pages: all })],
      pages,
      descriptions,
      partials: new Map(blocks.map((file) => [file, file])),
      blocks: new Map(blocks.map((file) => [withoutEnding(file).split('/').at(-1)!, file])),
      assets: [{ from: '', to: '' }],
      headingIds: githubIds,
      showsTitle: true,
      modules: /^$/,
      base: '/',
      aliases: {},
      convert: (text, context) => convertReadMe(leadToPages(text, pages), context),
      convertFrontMatter: (data) => convertFrontMatter(data, findOperation),
    };
  },
};

interface Part {
  title: string;
  /** The folder of its categories. */
  content: string;
  pages: ForeignPage[];
}

/** A category is no part of addresses, and a page with others below it is the `index` of their folder. */
function partsOf(folder: MigrationFolder): Part[] {
  const isPage = (file: string): boolean => file.endsWith('.md');
  const known = sections.flatMap(({ folder: content, address, title, depth }) => {
    const files = folder.files.filter((file) => file.startsWith(`${content}/`) && isPage(file));
    return [{ title, content, pages: files.map((file) => pageAt(file, { at: content, address, depth })) }];
  });
  if (known.some(({ pages }) => pages.length > 0)) return known;
  const files = folder.files.filter((file) => isPage(file) && file.includes('/'));
  const version = /^v?\d[\w.]*\//.exec(files[0] ?? '')?.[0] ?? '';
  const within = files.filter((file) => file.startsWith(version));
  const content = version.replace(/\/$/, '');
  return [
    { title: 'Guides', content, pages: within.map((file) => pageAt(file, { at: content, address: 'docs', depth: 1 })) },
  ];
}

function pageAt(file: string, { at, address, depth }: { at: string; address: string; depth: number }): ForeignPage {
  const names = withoutEnding(file.slice(at === '' ? 0 : at.length + 1)).split('/');
  const own = names.length > 1 ? names.slice(Math.min(depth, names.length - 1)) : names;
  const slug = own.at(-1) === 'index' ? own.slice(0, -1) : own;
  // The first page of a category or a tag has nothing but the name of its folder.
  const path = slug.length > 0 ? slug : names.slice(0, -1).map((name) => name.toLowerCase().replace(/\W+/g, '-'));
  return { file, path: pathAt(joinPath(address, ...path)) };
}

function readOrder(folder: MigrationFolder, at: string): Meta | null {
  const index = joinPath(at, 'index.md');
  const title = writtenText(folder.has(index) ? readPageSource(folder, index).data['title'] : undefined);
  const text = folder.read(joinPath(at, '_order.yaml'));
  const list: unknown = text === null ? null : parse(text, { logLevel: 'silent' });
  if (!Array.isArray(list)) return { title: title ?? at.split('/').at(-1)!, entries: [{ kind: 'rest' }] };
  const names = list.map(String);
  return { title: title ?? at.split('/').at(-1)!, entries: names.map((name) => ({ kind: 'name', name })) };
}

/** Pages below others were served at the top, too. */
function flatAddresses(pages: readonly ForeignPage[]): { source: string; destination: string }[] {
  const taken = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ path }) => {
    const names = path.split('/');
    const flat = `${names[0]}/${names.at(-1)}`;
    return names.length < 3 || taken.has(flat) ? [] : [{ source: `/${flat}`, destination: `/${path}` }];
  });
}

/**
 * `doc:slug`, `ref:slug` and the like lead to a page by its name alone. Other addresses count from the place at which
 * every page was served, whatever it stands below: `../docs/slug`.
 */
function leadToPages(text: string, pages: readonly ForeignPage[]): string {
  const named = (slug: string, section: string | null): string | undefined =>
    pages.find(({ path }) => {
      const [first, ...rest] = path.split('/');
      return rest.at(-1) === slug && (section === null || first === section);
    })?.path;
  const lead = (whole: string, before: string, kind: string | undefined, written: string, hash: string): string => {
    const [, section = 'docs', slug = ''] =
      kind === undefined
        ? (/^(?:(?:\.\.?)?\/)*(?:(docs|reference|page|recipes)\/)?([\w-]+)\/?$/.exec(written) ?? [])
        : [];
    const path = kind === undefined ? named(slug, section) : named(written, null);
    return path === undefined ? whole : `${before}/${path}${hash}`;
  };
  return mapProse(text, (prose) => prose.replace(address, lead));
}

const address =
  /(\]\(\s*<?|\bhref=["'])(?:(doc|ref|page|recipe|tutorial|changelog):)?([\w./-]+)((?:#[^\s"')>]*)?)(?=[\s"')>])/g;

function isDescription(folder: MigrationFolder, file: string): boolean {
  if (!/^reference\/[^/]+\.(?:json|ya?ml)$/.test(file) || file.endsWith('_order.yaml')) return false;
  return /["']?(?:openapi|swagger)["']?\s*:/.test((folder.read(file) ?? '').slice(0, 2000));
}

function shownBy(folder: MigrationFolder, { file }: ForeignPage): string | null {
  const { api } = readPageSource(folder, file).data;
  return isObject(api) && writtenText(api['file']) ? joinPath('reference', writtenText(api['file'])!) : null;
}

function convertFrontMatter(
  data: Record<string, unknown>,
  findOperation: ReturnType<typeof createOperationFinder>,
): Record<string, unknown> {
  const { title, excerpt, hidden, deprecated, api, metadata, link } = data;
  const meta = isObject(metadata) ? metadata : {};
  const description = writtenText(excerpt) || writtenText(meta['description']);
  const operation = isObject(api) ? findOperation(api) : undefined;
  return {
    ...(writtenText(title) && { title: writtenText(title) }),
    ...(description && { description: description.trim() }),
    ...(hidden === true && { hidden: true }),
    ...(deprecated === true && { deprecated: true }),
    ...(operation && { openapi: operation }),
    ...(isObject(link) && writtenText(link['url']) && { url: writtenText(link['url']) }),
    ...(meta['robots'] === 'noindex' && { noindex: true }),
  };
}

/** Finds `/reference/oas.json GET /pets` by the name of an operation; each description is read once. */
function createOperationFinder(folder: MigrationFolder): (api: Record<string, unknown>) => string | undefined {
  const known = new Map<string, Map<unknown, string>>();
  return (api) => {
    const file = joinPath('reference', String(api['file']));
    const operations = known.get(file) ?? readOperations(folder, file);
    known.set(file, operations);
    return operations.get(api['operationId']);
  };
}

/** The first operation of each name. */
function readOperations(folder: MigrationFolder, file: string): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const { paths } = readYamlObject(folder.read(file) ?? '');
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {}))
    for (const [method, operation] of Object.entries(isObject(item) ? item : {})) {
      const id = isObject(operation) ? operation['operationId'] : undefined;
      if (isObject(operation) && !found.has(id)) found.set(id, `/${file} ${method.toUpperCase()} ${path}`);
    }
  return found;
}
