import { posix } from 'node:path';
import { isObject } from '../../../base/values/is-object.ts';
import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { globPattern, joinPath, readPattern, titleOf } from '../../folder/page-paths.ts';
import { readYamlObject, writtenText } from '../../folder/read-page-source.ts';
import { leadsAway } from '../find-page.ts';

interface FolderNavOptions {
  folder: MigrationFolder;
  plugins: ReadonlyMap<string, Record<string, unknown>>;
  /** The folder of pages. */
  docs: string;
  /** Files of pages, below that. */
  places: readonly string[];
  titleOfPage: (place: string) => string;
  loseMissing: (written: string, file: string) => void;
}

/** The navigation as files in the folders of pages give it to plug-ins. */
export interface FolderNav {
  /** A `nav` of the settings, or what the plug-in makes of one; `null` where it makes none. */
  read: (nav: unknown) => unknown[] | null;
  /** Entries of a folder, such as a `nav` of the settings can name. */
  entriesOf: (place: string) => unknown[];
}

/** What a file says of its folder. */
interface FolderSettings {
  file: string;
  title?: string | undefined;
  isHidden?: boolean;
  entries: unknown[] | null;
  /** What no entry names follows them. */
  appendsRest?: boolean;
  /** Holds in folders below, too. */
  passedOn: PassedOn;
  isFlat?: boolean;
}

interface PassedOn {
  isNatural?: boolean;
  isDescending?: boolean;
  isByTitle?: boolean;
  sections?: string | undefined;
  /** A folder with one entry is that entry. */
  isFlat?: boolean;
  /** A folder is called what its page is. */
  hasTitleOfIndex?: boolean;
}

type Dialect = (at: string, options: FolderNavOptions) => FolderSettings;

/** The plug-ins that read such files, and how each reads them. */
const dialects: Readonly<Record<string, Dialect>> = {
  'awesome-nav': readAwesomeNav,
  'awesome-pages': readAwesomePages,
  'literate-nav': readLiterateNav,
};

export function readFolderNav(options: FolderNavOptions): FolderNav | null {
  const name = Object.keys(dialects).find((plugin) => options.plugins.has(plugin));
  if (name === undefined) return null;
  const passedOn = { isNatural: name === 'awesome-nav', isFlat: pluginFlattens(options) };
  const context: Context = { ...options, dialect: dialects[name]!, passedOn };
  return {
    read: (nav) => {
      if (!Array.isArray(nav)) return folderEntries('', context).entries;
      // Only this plug-in changes a written navigation.
      return name === 'awesome-pages' ? resolve({ ...settingsAt('', context), entries: nav }, '', context) : nav;
    },
    entriesOf: (place) => folderEntries(joinPath(place), context).entries,
  };
}

function pluginFlattens({ plugins }: FolderNavOptions): boolean {
  return objectOf(plugins.get('awesome-pages'))['collapse_single_pages'] === true;
}

interface Context extends FolderNavOptions {
  dialect: Dialect;
  passedOn: PassedOn;
}

function settingsAt(at: string, context: Context): FolderSettings {
  const own = context.dialect(at, context);
  const given = Object.entries(own.passedOn).filter(([, value]) => value !== undefined);
  return { ...own, passedOn: { ...context.passedOn, ...Object.fromEntries(given) } };
}

function folderEntries(at: string, context: Context): { entries: unknown[]; settings: FolderSettings } {
  const settings = settingsAt(at, context);
  return { settings, entries: resolve(settings, at, context) };
}

/** What stands in a folder: its pages and the folders that hold some, in the order in which the plug-in has them. */
function childrenOf(at: string, { entries, passedOn }: FolderSettings, context: Context): string[] {
  const start = at === '' ? '' : `${at}/`;
  const within = context.places.filter((place) => place.startsWith(start)).map((place) => place.slice(start.length));
  const names = [...new Set(within.map((place) => place.split('/')[0]!))];
  const all = names.map((name) => {
    const isPage = context.places.includes(start + name);
    const key = isPage && passedOn.isByTitle === true ? context.titleOfPage(start + name) : name;
    return { place: start + name, isPage, key, isIndex: /^(?:index|readme)\.\w+$/i.test(name) };
  });
  const collator = new Intl.Collator('en', { numeric: true });
  const beginsWithIndex = context.dialect === readAwesomeNav ? entries === null : passedOn.sections !== 'mixed';
  const sign = passedOn.isDescending === true ? -1 : 1;
  const byName = (a: string, b: string): number =>
    passedOn.isNatural === true ? collator.compare(a, b) : a === b ? 0 : a < b ? -1 : 1;
  const rank = ({ isPage, isIndex }: (typeof all)[number]): number => {
    if (isIndex && beginsWithIndex) return -1;
    if (passedOn.sections === 'mixed' || isPage) return 1;
    return passedOn.sections === 'first' ? 0 : 2;
  };
  return all.sort((a, b) => rank(a) - rank(b) || sign * byName(a.key, b.key)).map(({ place }) => place);
}

/** Entries of a folder as a `nav` of the settings has them, whose paths count from the folder of all pages. */
function resolve(settings: FolderSettings, at: string, context: Context): unknown[] {
  const inner: Context = { ...context, passedOn: settings.passedOn };
  const { entries } = settings;
  const written = entries === null ? [rest] : settings.appendsRest === true ? [...entries, rest] : entries;
  const children = childrenOf(at, settings, inner);
  const own = settings.file.slice(context.docs.length + 1);
  const named = new Set([own, ...written.flatMap((entry) => namedIn(entry, at))]);
  const takeRest = (matches: (place: string) => boolean): unknown[] => {
    const found = children.filter((place) => !named.has(place) && matches(place.slice(at === '' ? 0 : at.length + 1)));
    for (const place of found) named.add(place);
    return found.flatMap((place) => placeEntry(place, inner));
  };
  const one = (entry: unknown): unknown[] => {
    const matches = restPattern(entry, context.dialect);
    if (matches !== null) return takeRest(matches);
    if (typeof entry === 'string') {
      const found = leadsAway(entry) ? [entry] : placeEntry(joinPath(at, entry), inner);
      if (found.length === 0 && settings.file !== '') context.loseMissing(entry, settings.file);
      return found.length === 0 && settings.file === '' ? [entry] : found;
    }
    if (!isObject(entry)) return [];
    return Object.entries(entry).flatMap(([title, value]): unknown[] => {
      if (Array.isArray(value)) return [{ [title]: value.flatMap(one) }];
      if (typeof value === 'string' && leadsAway(value)) return [{ [title]: value }];
      return one(value).map((found) => ({ [title]: isObject(found) ? Object.values(found)[0] : found }));
    });
  };
  return written.flatMap(one);
}

const rest = '...';

/** Whether an entry stands for what no other one names, and for which of it: `... | *.md`, `"*"`, `{ glob: … }`. */
function restPattern(entry: unknown, dialect: Dialect): ((place: string) => boolean) | null {
  if (typeof entry === 'string' && entry.startsWith(rest)) {
    const pattern = entry
      .slice(rest.length)
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '' && part !== 'flat')
      .at(-1);
    if (pattern === undefined) return () => true;
    if (!pattern.startsWith('regex=')) return globTest(pattern);
    const test = readPattern(pattern.slice('regex='.length));
    return (place) => test?.test(place) !== false;
  }
  if (dialect === readAwesomePages) return null;
  const glob = isObject(entry) ? writtenText(entry['glob']) : typeof entry === 'string' ? entry : undefined;
  return glob?.includes('*') === true && !leadsAway(glob) ? globTest(glob) : null;
}

function globTest(glob: string): (place: string) => boolean {
  // A slash at the end is for folders.
  const isFolder = glob.endsWith('/');
  const pattern = globPattern(glob.replace(/\/$/, ''));
  return (place) => pattern.test(place) && !(isFolder && /\.\w+$/.test(place));
}

function namedIn(entry: unknown, at: string): string[] {
  if (typeof entry === 'string') return leadsAway(entry) ? [] : [joinPath(at, entry)];
  if (Array.isArray(entry)) return entry.flatMap((inner: unknown) => namedIn(inner, at));
  return isObject(entry) ? Object.values(entry).flatMap((inner) => namedIn(inner, at)) : [];
}

/** A page, or a folder with its title and entries; nothing for what is neither, or is hidden. */
function placeEntry(place: string, context: Context): unknown[] {
  if (context.places.includes(place)) return [place];
  if (!context.places.some((other) => other.startsWith(`${place}/`))) return [];
  const { entries, settings } = folderEntries(place, context);
  if (settings.isHidden === true || entries.length === 0) return [];
  if (entries.length === 1 && (settings.isFlat === true || settings.passedOn.isFlat === true)) return entries;
  const index = ['index.md', 'README.md']
    .map((name) => `${place}/${name}`)
    .find((page) => context.places.includes(page));
  const named = settings.passedOn.hasTitleOfIndex === true && index !== undefined ? context.titleOfPage(index) : null;
  return [{ [settings.title ?? named ?? titleOf(posix.basename(place))]: entries }];
}

function listOf(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** `.pages` of mkdocs-awesome-pages-plugin. */
function readAwesomePages(at: string, { folder, docs, plugins }: FolderNavOptions): FolderSettings {
  const file = joinPath(docs, at, writtenText(plugins.get('awesome-pages')?.['filename']) ?? '.pages');
  const data = readYamlObject(folder.read(file) ?? '');
  const arranged = listOf(data['arrange']);
  const isSorted = ['order', 'sort_type', 'order_by'].some((key) => data[key] !== undefined);
  return {
    file: folder.has(file) ? file : '',
    title: writtenText(data['title']),
    isHidden: data['hide'] === true,
    entries: listOf(data['nav']) ?? arranged,
    appendsRest: !Array.isArray(data['nav']) && arranged?.includes(rest) === false,
    isFlat: data['collapse'] === true,
    passedOn: {
      ...(isSorted && { sections: 'mixed' }),
      ...(data['order'] !== undefined && { isDescending: data['order'] === 'desc' }),
      ...(data['sort_type'] !== undefined && { isNatural: data['sort_type'] === 'natural' }),
      ...(data['order_by'] !== undefined && { isByTitle: data['order_by'] === 'title' }),
      ...(data['collapse_single_pages'] !== undefined && { isFlat: data['collapse_single_pages'] === true }),
    },
  };
}

/** `.nav.yml` of mkdocs-awesome-nav. */
function readAwesomeNav(at: string, { folder, docs, plugins }: FolderNavOptions): FolderSettings {
  const file = joinPath(docs, at, writtenText(plugins.get('awesome-nav')?.['filename']) ?? '.nav.yml');
  const data = readYamlObject(folder.read(file) ?? '');
  const sort = objectOf(data['sort']);
  const flat = data['flatten_single_child_sections'];
  return {
    file: folder.has(file) ? file : '',
    title: writtenText(data['title']),
    isHidden: data['hide'] === true,
    entries: listOf(data['nav']),
    appendsRest: data['append_unmatched'] === true && Array.isArray(data['nav']),
    passedOn: {
      ...(sort['direction'] !== undefined && { isDescending: sort['direction'] === 'desc' }),
      ...(sort['type'] !== undefined && { isNatural: sort['type'] !== 'alphabetical' }),
      ...(sort['by'] !== undefined && { isByTitle: sort['by'] === 'title' }),
      sections: writtenText(sort['sections']),
      ...(flat !== undefined && { isFlat: flat === true }),
      ...(data['use_index_title'] !== undefined && { hasTitleOfIndex: data['use_index_title'] === true }),
    },
  };
}

/** The list in `SUMMARY.md` of mkdocs-literate-nav. */
function readLiterateNav(at: string, { folder, docs, plugins }: FolderNavOptions): FolderSettings {
  const file = joinPath(docs, at, writtenText(plugins.get('literate-nav')?.['nav_file']) ?? 'SUMMARY.md');
  const text = folder.read(file);
  return { file: text === null ? '' : file, entries: text === null ? null : listEntries(text), passedOn: {} };
}

interface ListEntry {
  indent: number;
  title: string;
  address: string;
  inner: ListEntry[];
}

/** A Markdown list of links as a `nav` of the settings; an item with a list in it is a section. */
function listEntries(text: string): unknown[] {
  const top: ListEntry[] = [];
  const open: ListEntry[] = [];
  for (const line of text.split('<!--nav-->').at(-1)!.split('\n')) {
    const [, indent = '', words = ''] = /^(\s*)[*+-][ \t]+(.+)$/.exec(line) ?? [];
    if (words === '') continue;
    while (open.length > 0 && open.at(-1)!.indent >= indent.length) open.pop();
    const [, title = words.trim(), address = ''] = /^\[((?:\\.|[^\]\\])*)\]\(<?([^)>\s]*)>?[^)]*\)/.exec(words) ?? [];
    const entry = { indent: indent.length, title, address, inner: [] };
    (open.at(-1)?.inner ?? top).push(entry);
    open.push(entry);
  }
  return top.map(listEntry);
}

function listEntry({ title, address, inner }: ListEntry): unknown {
  const plain = title.replace(/\\([^\w\s])/g, '$1');
  if (inner.length > 0) return { [plain]: [...(address === '' ? [] : [address]), ...inner.map(listEntry)] };
  return address === '' ? plain : { [plain]: address };
}
