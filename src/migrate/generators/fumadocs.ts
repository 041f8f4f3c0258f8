import type { ForeignPage, Generator, Lose, MigrationFolder } from '../../model/migration.ts';
import { joinPath, pathAt } from '../folder/page-paths.ts';
import { findNamed, readPageSource, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { readPathAliases } from '../folder/read-path-aliases.ts';
import { bracketIds } from '../markup/heading-ids.ts';
import { iconName } from '../markup/imported-icons.ts';
import { createPageFinder, loseMissingPage, pathOfFile } from './find-page.ts';
import { addLayoutBars } from './fumadocs/add-layout-bars.ts';
import { converted, convertFumadocs, shownOperation } from './fumadocs/convert-fumadocs.ts';
import { createMadePages } from './made-pages.ts';
import { capitalised, type Meta, type MetaEntry, readNavigation, standsBeside } from './meta-tree.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { layoutFiles, loseProgramPages, readNextConfig, readNextSettings, signOf } from './next-settings.ts';
import { appPage, dependsOn, programPage } from './nextra.ts';
import {
  homeRedirect,
  isLanguage,
  languageFolders,
  navigationByLanguage,
  splitLanguages,
  type TreePage,
} from './page-languages.ts';

export const fumadocs: Generator = {
  name: 'Fumadocs',
  npmPackage: 'fumadocs',
  detect: (folder) => dependsOn(folder, 'fumadocs') && findSite(folder) !== null,
  read: (folder, lose) => {
    const { root, content: first } = findSite(folder)!;
    const collections = readCollections(folder, { root, first, lose });
    const { base, redirects } = readNextConfig(folder, root, lose);
    const found = collections.flatMap((collection) => readPages(folder, collection));
    loseProgramPages(folder, root, lose);
    const labels = createNavigationLabels();
    const made = createMadePages();
    // In the tree of pages, files have no language in their names.
    const sources = new Map(found.map(({ page }) => [page.path, page.file]));
    const titleOf = ({ path }: ForeignPage): string | undefined =>
      writtenText(readPageSource(folder, sources.get(path)!).data['title']);
    const content = navigationByLanguage(found, (within, language) =>
      joinCollections(
        collections.flatMap((collection) => {
          const { content } = collection;
          const pages = within.filter(({ file }) => file.startsWith(`${content}/`));
          const readOne = (at: string): Meta | null => readMeta(folder, at, language);
          // One that the order of its folder names is an entry of it.
          const isFolderPage = (_: ForeignPage, at: string): boolean =>
            !readOne(at)?.entries.some((entry) => entry.kind === 'name' && entry.name === 'index');
          const loseMissing = (name: string, at: string): void => {
            const file = metaFile(folder, at, language);
            if (file && !standsBeside(name, { folder, at })) loseMissingPage(name, { folder, file, lose });
          };
          const tree = { pages, content, readMeta: readOne, labels, made, isFolderPage, titleOf, loseMissing };
          const title = readOne(content)?.title ?? capitalised(collection.prefix || content.split('/').at(-1)!);
          return pages.length === 0
            ? []
            : [{ title, content: newestFirst(folder, readNavigation(tree, treeRoot(content, pages)), pages) }];
        }),
      ),
    );
    const pages = [...labels.label(found.map(({ page }) => page)), ...pagesBeside(folder, root)];
    const { navigation, settings } = addLayoutBars(layoutFiles(folder, root), {
      folder,
      navigation: content,
      settings: readNextSettings(folder, root, lose),
      find: createPageFinder(pages),
      lose,
    });
    const shown = pages.flatMap(({ file }) => shownOperation(folder.read(file) ?? '')?.document ?? []);
    const descriptions = [...new Set(shown)].map((file) => joinPath(root, file)).filter(folder.has);
    return {
      settings: {
        ...settings,
        icons: { library: 'lucide' },
        colors: { primary: '#171717', light: '#FAFAFA' },
      },
      navigation,
      redirects: [...homeRedirect(pages, navigation), ...redirects],
      keepsLanguage: true,
      pages,
      descriptions,
      made: made.all,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        ...collections.map(({ content, prefix }) => ({ from: content, to: prefix })),
        ...descriptions.map((file) => ({ from: file, to: placeOf(file, root) })),
        ...signOf(folder, root),
      ],
      headingIds: bracketIds,
      showsTitle: true,
      modules: /^(?:fumadocs|next|react|lucide-react)\b/,
      components: converted,
      base,
      aliases: { '@/': root ? `${root}/` : '', ...readPathAliases(folder, root) },
      convert: (text, context) => convertFumadocs(text, { folder, root, context }),
      convertFrontMatter: (data, { file }) => {
        const operation = shownOperation(folder.read(file) ?? '');
        const place = operation && `/${placeOf(joinPath(root, operation.document), root)}`;
        return {
          ...convertFrontMatter(data),
          ...(operation && { openapi: `${place} ${operation.method} ${operation.path}` }),
        };
      },
    };
  },
};

interface SitePlace {
  root: string;
  /** Its folder of docs. */
  content: string;
}

/** Docs are where they usually lie, or where its settings say, if that is around it or nothing is there. */
function findSite(folder: MigrationFolder): SitePlace | null {
  const usual = usualContent(folder);
  const settings = findNamed(folder, /^source\.config\.[cm]?[jt]s$/, 4);
  const root = settings?.split('/').slice(0, -1).join('/') ?? '';
  const text = settings === null ? '' : folder.read(settings)!;
  const named = [...text.matchAll(definition)].map(([, , , dir = '']) => joinPath(root, dir));
  const isMeant = (dir: string): boolean =>
    usual === null ? folder.files.some((file) => isPageIn(file, dir)) : usual.startsWith(`${dir}/`);
  const content = named.find(isMeant);
  if (content !== undefined) return { root, content };
  return usual === null ? null : { root: usual.replace(/\/?content\/[^/]+$/, ''), content: usual };
}

function isPageIn(file: string, dir: string): boolean {
  return file.startsWith(`${dir}/`) && /\.mdx?$/.test(file);
}

function usualContent(folder: MigrationFolder): string | null {
  const page = folder.files.find((file) => /(?:^|\/)content\/docs\/.*\.mdx?$/.test(file));
  if (page !== undefined) return /^(?:.*\/)?content\/docs(?=\/)/.exec(page)![0];
  const meta = findNamed(folder, /^meta\.json$/, 6);
  return meta === null ? null : (/^(?:.*\/)?content\/[^/]+(?=\/)/.exec(meta)?.[0] ?? null);
}

/** Where an API description lies in the new folder: what was served keeps its address. */
function placeOf(file: string, root: string): string {
  const own = root === '' ? file : file.slice(root.length + 1);
  return own.startsWith('public/') ? own.slice('public/'.length) : own;
}

/** A folder of pages, and what their addresses begin with. */
interface Collection {
  content: string;
  prefix: string;
}

const definition =
  /(?:\{\s*docs(?:\s*:\s*(\w+))?[^{}]*\}|\b(\w+))\s*=\s*define(?:Docs|Collections)\((?:(?!\bdefine(?:Docs|Collections)\()[\s\S])*?\bdir:\s*["'`]([^"'`$\n]+)/g;

/** The collections that programs of the site define and load, each with its own `baseUrl`. */
function readCollections(
  folder: MigrationFolder,
  { root, first, lose }: { root: string; first: string; lose: Lose },
): Collection[] {
  const texts = folder.files
    .filter((file) => file.startsWith(root === '' ? '' : `${root}/`) && /\.[mc]?tsx?$/.test(file))
    .map((file) => ({ file, text: folder.read(file) ?? '' }));
  const addresses = new Map(texts.flatMap(({ text }) => loadedAt(text)));
  const defined = texts.flatMap(({ file, text }) =>
    [...text.matchAll(definition)].flatMap(([, docs, name = docs ?? 'docs', dir = '']): Collection[] => {
      const [address, content] = [addresses.get(name), joinPath(root, dir)];
      if (address !== undefined) return [{ content, prefix: joinPath(address) }];
      const pages = folder.files.filter((page) => isPageIn(page, content));
      if (content !== first && pages.length > 0)
        lose({ file, message: `Pages of "${name}", which are shown by code: ${pages.length} in ${dir}` });
      return [];
    }),
  );
  const whole = defined.filter(({ content }) => folder.files.some((file) => file.startsWith(`${content}/`)));
  // Docs can be defined in a way that is not known here.
  const name = first.split('/').at(-1)!;
  const usual = { content: first, prefix: name === 'content' ? 'docs' : name };
  return [...new Map([usual, ...whole].map((collection) => [collection.content, collection])).values()];
}

/** Which collections `loader({ baseUrl: '/blog', source: blog.toFumadocsSource() })` shows, and where. */
function loadedAt(text: string): [name: string, address: string][] {
  return [...text.matchAll(/\bloader\(([\s\S]*?)\n\}?\)/g)].flatMap(([, given = '']) => {
    const address = /\bbaseUrl:\s*["'`]([^"'`$\n]+)/.exec(given)?.[1];
    const names = given.matchAll(/(\w+)\.toFumadocsSource\b|\b(?:toFumadocsSource|createMDXSource)\(\s*(\w+)/g);
    return address === undefined ? [] : [...names].map(([, own, named]): [string, string] => [own ?? named!, address]);
  });
}

/** Pages in Markdown that Next.js itself shows. */
function pagesBeside(folder: MigrationFolder, root: string): ForeignPage[] {
  return ['app', 'src/app'].flatMap((name) => {
    const content = joinPath(root, name);
    const files = folder.files.filter((file) => isPageIn(file, content) && /\/page\.mdx?$/.test(file));
    return files.filter((file) => !programPage.test(file)).map((file) => appPage(file, { content, files }).page);
  });
}

/** Pages of which every one has its date, and which no file orders, are news. */
function newestFirst(
  folder: MigrationFolder,
  navigation: Record<string, unknown>,
  pages: readonly ForeignPage[],
): Record<string, unknown> {
  const dates = new Map(pages.map(({ file, path }) => [path, Date.parse(String(dateOf(folder, file)))]));
  const items: unknown[] = Array.isArray(navigation['pages']) ? navigation['pages'] : [];
  const when = (item: unknown): number => dates.get(String(item)) ?? Number.NaN;
  if (items.length === 0 || items.some((item) => Number.isNaN(when(item)))) return navigation;
  return { ...navigation, pages: items.toSorted((a, b) => when(b) - when(a)) };
}

function dateOf(folder: MigrationFolder, file: string): unknown {
  const { date } = readPageSource(folder, file).data;
  return date instanceof Date ? date.toISOString() : date;
}

/** One collection is the navigation; more of them are tabs. */
function joinCollections(
  parts: readonly { title: string; content: Record<string, unknown> }[],
): Record<string, unknown> {
  if (parts.length === 1) return parts[0]!.content;
  return { tabs: parts.flatMap(({ title, content }) => content['tabs'] ?? [{ tab: title, ...content }]) };
}

/**
 * A folder in round brackets groups pages, and is no part of their addresses. A language is the ending of a page's
 * name, or the folder on top, and what its address begins with.
 */
function readPages(folder: MigrationFolder, { content, prefix }: Collection): TreePage[] {
  const files = folder.files.filter((file) => isPageIn(file, content));
  const folders = languageFolders(files, content);
  const split = splitLanguages(files);
  return files.map((own) => {
    const named = split.get(own)!;
    const place = named.file.slice(content.length + 1);
    const language = folders.length > 0 ? place.split('/')[0]! : named.language;
    const inner = (folders.length > 0 ? place.slice(language!.length + 1) : place).replace(/\([^/)]*\)\//g, '');
    const path = pathOfFile(inner);
    const parts = [language ?? '', prefix, path === 'index' ? '' : path];
    return { page: { file: own, path: pathAt(joinPath(...parts)) }, file: named.file, language };
  });
}

/** A language with a folder of its own has its tree there. */
function treeRoot(content: string, pages: readonly ForeignPage[]): string {
  const [only, ...others] = new Set(pages.map(({ file }) => file.slice(content.length + 1).split('/')[0]!));
  return only !== undefined && others.length === 0 && isLanguage(only) ? `${content}/${only}` : content;
}

function metaFile(folder: MigrationFolder, at: string, language: string | null): string | undefined {
  const names = [...(language === null ? [] : [`meta.${language}.json`]), 'meta.json', 'meta.yaml'];
  return names.map((name) => `${at}/${name}`).find(folder.has);
}

function readMeta(folder: MigrationFolder, at: string, language: string | null): Meta | null {
  const file = metaFile(folder, at, language);
  if (file === undefined) return null;
  const { title, icon, root, pages } = readYamlObject(folder.read(file)!);
  const [named, sign] = [writtenText(title), writtenText(icon)];
  const isWhole = Array.isArray(pages);
  const list = isWhole ? pages.filter((entry): entry is string => typeof entry === 'string') : ['...'];
  return {
    ...(named !== undefined && { title: named }),
    ...(sign !== undefined && { icon: iconName(sign) }),
    ...(root === true && { isTab: true }),
    isWhole,
    entries: list.flatMap(readEntry),
  };
}

/** Entries of `pages` (Fumadocs, "Page conventions"). */
function readEntry(entry: string): MetaEntry[] {
  const heading = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(entry)?.[1];
  if (entry === '---') return [];
  if (heading !== undefined) return heading.trim() ? [{ kind: 'heading', title: heading.trim() }] : [];
  if (entry === '...' || entry === 'z...a') return [{ kind: 'rest', isReversed: entry !== '...' }];
  const [, title, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]*)\]\(([^()]*)\)$/.exec(entry) ?? [];
  if (title && href) return [{ kind: 'link', title, href }];
  if (/^(?:external:)?\[/.test(entry)) return [];
  if (entry.startsWith('!')) return [{ kind: 'name', name: entry.slice(1), isHidden: true }];
  const name = entry.replace(/^\.{3}(?=.)/, '').replace(/^\.\//, '');
  return [{ kind: 'name', name, isFlat: entry.startsWith('...') }];
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, full, icon } = data;
  const sign = writtenText(icon);
  return {
    ...(writtenText(title) && { title }),
    ...(writtenText(description) && { description }),
    ...(sign && { icon: iconName(sign) }),
    ...(full === true && { mode: 'wide' }),
  };
}
