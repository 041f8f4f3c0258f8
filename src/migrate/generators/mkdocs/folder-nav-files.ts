import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { globPattern, joinPath } from '../../folder/page-paths.ts';
import { readYamlObject, writtenText } from '../../folder/read-page-source.ts';

export interface FolderNavSource {
  folder: MigrationFolder;
  plugins: ReadonlyMap<string, Record<string, unknown>>;
  /** The folder of pages. */
  docs: string;
  /** What the folder above hands on. */
  passedOn: PassedOn;
}

/** What a file says of its folder. */
export interface FolderSettings {
  file: string;
  title?: string | undefined;
  isHidden?: boolean;
  entries: unknown[] | null;
  /** Holds in folders below, too. */
  passedOn: PassedOn;
  isFlat?: boolean;
}

export interface PassedOn {
  isNatural?: boolean;
  isDescending?: boolean;
  isByTitle?: boolean;
  sections?: string | undefined;
  /** A folder with one entry is that entry. */
  isFlat?: boolean;
  /** A folder is called what its page is. */
  hasTitleOfIndex?: boolean;
  /** A folder is called as it is written. */
  hasOwnName?: boolean;
  /** What no entry names follows those of a folder. */
  appendsRest?: boolean;
  /** Patterns take no such page or folder. */
  isIgnored?: (place: string) => boolean;
}

/** Stands for what no other entry names. */
export const rest = '...';

/** The plug-ins that read such files, and how each reads them. */
const readers = {
  'awesome-nav': readAwesomeNav,
  'awesome-pages': readAwesomePages,
  'literate-nav': readLiterateNav,
};

export type FolderNavPlugin = keyof typeof readers;

export const folderNavPlugins = Object.keys(readers) as FolderNavPlugin[];

/** What the file of a folder says, with what the one above hands on. */
export function readFolderSettings(
  at: string,
  { plugin, ...source }: FolderNavSource & { plugin: FolderNavPlugin },
): FolderSettings {
  const own = readers[plugin](at, source);
  const given = Object.entries(own.passedOn).filter(([, value]) => value !== undefined);
  return { ...own, passedOn: { ...source.passedOn, ...Object.fromEntries(given) } };
}

function listOf(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** `.pages` of mkdocs-awesome-pages-plugin. */
function readAwesomePages(at: string, { folder, docs, plugins }: FolderNavSource): FolderSettings {
  const file = joinPath(docs, at, writtenText(plugins.get('awesome-pages')?.['filename']) ?? '.pages');
  const data = readYamlObject(folder.read(file) ?? '');
  const arranged = listOf(data['arrange']);
  const isSorted = ['order', 'sort_type', 'order_by'].some((key) => data[key] !== undefined);
  return {
    file: folder.has(file) ? file : '',
    title: writtenText(data['title']),
    isHidden: data['hide'] === true,
    entries: listOf(data['nav']) ?? arranged,
    isFlat: data['collapse'] === true,
    passedOn: {
      appendsRest: !Array.isArray(data['nav']) && arranged?.includes(rest) === false,
      ...(isSorted && { sections: 'mixed' }),
      ...(data['order'] !== undefined && { isDescending: data['order'] === 'desc' }),
      ...(data['sort_type'] !== undefined && { isNatural: data['sort_type'] === 'natural' }),
      ...(data['order_by'] !== undefined && { isByTitle: data['order_by'] === 'title' }),
      ...(data['collapse_single_pages'] !== undefined && { isFlat: data['collapse_single_pages'] === true }),
    },
  };
}

/** `.nav.yml` of mkdocs-awesome-nav. */
function readAwesomeNav(at: string, context: FolderNavSource): FolderSettings {
  const { folder, docs, plugins } = context;
  const file = joinPath(docs, at, writtenText(plugins.get('awesome-nav')?.['filename']) ?? '.nav.yml');
  const data = readYamlObject(folder.read(file) ?? '');
  return {
    file: folder.has(file) ? file : '',
    title: writtenText(data['title']),
    isHidden: data['hide'] === true,
    entries: listOf(data['nav']),
    passedOn: awesomeOptions(data, at, context),
  };
}

/** Those of mkdocs-awesome-nav that a folder hands on, and that a pattern can have of its own. */
export function awesomeOptions(
  data: Readonly<Record<string, unknown>>,
  at: string,
  { passedOn }: FolderNavSource,
): PassedOn {
  const sort = objectOf(data['sort']);
  const flags = {
    isFlat: data['flatten_single_child_sections'],
    hasTitleOfIndex: data['use_index_title'],
    hasOwnName: data['preserve_directory_names'],
    appendsRest: data['append_unmatched'],
  };
  const given = Object.entries(flags).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...(sort['direction'] !== undefined && { isDescending: sort['direction'] === 'desc' }),
    ...(sort['type'] !== undefined && { isNatural: sort['type'] !== 'alphabetical' }),
    ...(sort['by'] !== undefined && { isByTitle: sort['by'] === 'title' }),
    ...(sort['sections'] !== undefined && { sections: writtenText(sort['sections']) }),
    ...Object.fromEntries(given.map(([key, value]) => [key, value === true])),
    ...(data['ignore'] !== undefined && { isIgnored: ignoreTest([data['ignore']].flat(), at, passedOn.isIgnored) }),
  };
}

function ignoreTest(written: unknown[], at: string, inherited: PassedOn['isIgnored']): (place: string) => boolean {
  const patterns = written.filter((one) => typeof one === 'string');
  const tests = patterns.map((pattern) => globPattern(joinPath(at, pattern.startsWith('/') ? '' : '**', pattern)));
  return (place) =>
    tests.some((test) => test.test(place)) || (patterns.includes('$inherit') && inherited?.(place) === true);
}

/** The list in `SUMMARY.md` of mkdocs-literate-nav. */
function readLiterateNav(at: string, { folder, docs, plugins }: FolderNavSource): FolderSettings {
  const options = objectOf(plugins.get('literate-nav'));
  const file = joinPath(docs, at, writtenText(options['nav_file']) ?? 'SUMMARY.md');
  const text = folder.read(file);
  const entries = text === null ? null : listEntries(text);
  const index = ['index.md', 'README.md'].find((name) => folder.has(joinPath(docs, at, name)));
  const isNamed = entries?.some((entry) => [entry, ...Object.values(objectOf(entry))].includes(index)) !== false;
  const isPutFirst = options['implicit_index'] === true && index !== undefined && !isNamed;
  return {
    file: entries === null ? '' : file,
    entries: isPutFirst ? [index, ...entries!] : entries,
    passedOn: {},
  };
}

interface ListEntry {
  indent: number;
  title: string;
  address: string;
  inner: ListEntry[];
}

/**
 * The last Markdown list of a text, or the first one below its mark, as a `nav` of the settings; an item with a list
 * in it is a section. `null` for a text without a list.
 */
function listEntries(text: string): unknown[] | null {
  const [, below] = /.*<!--nav-->(.*)/s.exec(text) ?? [];
  const lists: ListEntry[][] = [];
  let open: ListEntry[] = [];
  let isApart = true;
  for (const line of (below ?? text).split('\n')) {
    const [, indent = '', words = ''] = /^(\s*)(?:[*+-]|\d+\.)[ \t]+(.+)$/.exec(line) ?? [];
    if (words === '') {
      const isEnd = /^\S/.test(line) && (open.length === 0 || isApart);
      if (isEnd) open = [];
      isApart = line.trim() === '';
      continue;
    }
    if (open.length === 0) lists.push([]);
    while (open.length > 0 && open.at(-1)!.indent >= indent.length) open.pop();
    const [, title = words.trim(), address = ''] = /^\[((?:\\.|[^\]\\])*)\]\(<?([^)>\s]*)>?[^)]*\)/.exec(words) ?? [];
    const entry = { indent: indent.length, title, address, inner: [] };
    (open.at(-1)?.inner ?? lists.at(-1)!).push(entry);
    open.push(entry);
  }
  const list = below === undefined ? lists.at(-1) : lists[0];
  return list?.map(listEntry) ?? null;
}

function listEntry({ title, address, inner }: ListEntry): unknown {
  const plain = title.replace(/\\([^\w\s])/g, '$1');
  if (inner.length > 0) return { [plain]: [...(address === '' ? [] : [address]), ...inner.map(listEntry)] };
  return address === '' ? plain : { [plain]: address };
}
