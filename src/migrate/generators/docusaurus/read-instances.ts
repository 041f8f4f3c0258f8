import { DocsError } from '../../../base/errors/docs-error.ts';
import type { ForeignPage, Lose, MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { joinPath, numberPrefix, pathAt, titleOf, withoutEnding, withoutNumber } from '../../folder/page-paths.ts';
import { readPageSource, readYamlObject, writtenText } from '../../folder/read-page-source.ts';

/** A document with the name that sidebars have for it. */
export interface DocsDocument {
  id: string;
  /** Below the folder of its version, with numbers before names taken off. */
  place: string;
  /** The same with them, which order a generated sidebar. */
  sortedBy: string;
  position: number | null;
  page: ForeignPage;
}

export interface DocsVersion {
  label: string;
  /** Folder of its documents. */
  path: string;
  /** The same, and of a translation that of what it translates. */
  source: string;
  /** Where their addresses begin. */
  at: string;
  sidebars: string | null;
  pages: DocsDocument[];
  /** Texts of the sidebars by what stands for them, in a translation. */
  messages: Record<string, unknown> | null;
}

/** One set of documents: a site has one, plug-ins add more. */
export interface DocsInstance {
  id: string;
  label: string;
  language: string;
  versions: DocsVersion[];
  languages: { language: string; versions: DocsVersion[] }[];
}

interface Options {
  folder: MigrationFolder;
  root: string;
  config: Record<string, unknown>;
  file: string;
  lose: Lose;
}

/** The sets of documents that a configuration names, with their versions and translations. */
export function readInstances(options: Options): DocsInstance[] {
  const { config, file, lose } = options;
  const isUnread = config['presets'] === undefined && config['plugins'] === undefined;
  // Settings of which nothing can be read were told of.
  if (isUnread && Object.keys(config).length > 0)
    lose({
      file,
      message: 'Its presets and plug-ins, which are set by code; the documents are expected in docs',
    });
  const all = isUnread ? [{}] : instanceOptions(config);
  return all.flatMap((instance, index) => readInstance(instance, { ...options, isMain: index === 0 }) ?? []);
}

function instanceOptions(config: Record<string, unknown>): Record<string, unknown>[] {
  const lists = [config['presets'], config['plugins']].flatMap((list) => (Array.isArray(list) ? list : []));
  return lists.flatMap((entry: unknown) => {
    const [name, given] = Array.isArray(entry) ? [String(entry[0]), objectOf(entry[1])] : [String(entry), {}];
    if (/(?:^|preset-)classic$/.test(name)) return given['docs'] === false ? [] : [objectOf(given['docs'])];
    return name.includes('plugin-content-docs') || name === 'content-docs' ? [given] : [];
  });
}

function readInstance(
  options: Record<string, unknown>,
  { folder, root, config, file, lose, isMain }: Options & { isMain: boolean },
): DocsInstance | null {
  const path = joinInside(root, writtenText(options['path']) ?? 'docs');
  if (path === null) {
    const message = `"${writtenText(options['path'])}" is outside the folder`;
    const hint = 'Specify the parent folder, which contains both';
    // Without its first set of documents, a site is not what was asked for.
    if (isMain) throw new DocsError([{ severity: 'error', code: 'migration', message: `${file}: ${message}`, hint }]);
    lose({ file, message: `${message}: ${hint}` });
    return null;
  }
  const base = writtenText(options['routeBasePath']) ?? 'docs';
  const id = writtenText(options['id']) ?? 'default';
  const locale = writtenText(objectOf(config['i18n'])['defaultLocale']) ?? 'en';
  const sidebarPath = writtenText(options['sidebarPath']);
  const sidebars = sidebarPath === undefined ? null : findSidebars(folder, joinInside(root, sidebarPath));
  if (sidebarPath !== undefined && sidebars === null)
    lose({ file, message: `The sidebars in ${sidebarPath}, which does not exist; the pages are grouped by folder` });
  const names = readVersionNames(folder, joinPath(root, id === 'default' ? 'versions.json' : `${id}_versions.json`));
  const prefix = id === 'default' ? '' : `${id}_`;
  const settings = objectOf(options['versions']);
  const last = writtenText(options['lastVersion']) ?? names[0] ?? 'current';
  const only = Array.isArray(options['onlyIncludeVersions']) ? options['onlyIncludeVersions'].map(String) : null;
  const hasCurrent = options['includeCurrentVersion'] !== false || names.length === 0;
  // Some repositories make their versions from the current pages before each build.
  const all = names.length === 0 && last !== 'current' ? [last] : [...(hasCurrent ? ['current'] : []), ...names];
  const folderOf = id === 'default' ? 'docusaurus-plugin-content-docs' : `docusaurus-plugin-content-docs-${id}`;
  const inFirst = joinPath(root, 'i18n', locale, folderOf);
  // The first language can be a translation, too: what nobody has translated is shown as it is written.
  const isWrittenInOther = folder.files.some((name) => name.startsWith(`${inFirst}/`) && /\.mdx?$/.test(name));
  /** The versions of one language, whose files lie in `translations`. */
  const versionsIn = (language: string, translations: string | null): DocsVersion[] =>
    (only?.some((name) => all.includes(name)) ? all.filter((name) => only.includes(name)) : all)
      .toSorted((a, b) => Number(b === last) - Number(a === last))
      .map((name) => {
        const given = objectOf(settings[name]);
        const isCurrent = name === 'current';
        const at = writtenText(given['path']) ?? (name === last ? '' : isCurrent ? 'next' : name);
        const label = writtenText(given['label']) ?? (isCurrent ? 'Next' : name);
        const written = joinPath(root, `${prefix}versioned_docs/version-${name}`);
        const isCopied = name === last && !folder.files.some((file) => file.startsWith(`${written}/`));
        const source = isCurrent || isCopied ? path : written;
        const list = joinPath(root, `${prefix}versioned_sidebars/version-${name}-sidebars.json`);
        const translated = translations && joinPath(translations, isCurrent ? 'current' : `version-${name}`);
        const from = translated ?? source;
        const place = joinPath(`${language}${base}/${at}`);
        const own = readDocuments(folder, { path: from, at: place, original: translated && source });
        const known = new Set(own.map((page) => page.place));
        const others = isWrittenInOther ? readDocuments(folder, { path: source, at: place, original: null }) : [];
        return {
          label,
          path: from,
          source,
          at: place,
          sidebars: isCurrent || (isCopied && folder.read(list) === null) ? sidebars : list,
          pages: [...own, ...others.filter((page) => !known.has(page.place))],
          messages: translated === null ? null : readYamlObject(folder.read(`${translated}.json`) ?? ''),
        };
      });
  const versions = versionsIn('', isWrittenInOther ? inFirst : null);
  const languages = listLocales(config, locale).flatMap((language) => {
    const translated = versionsIn(`${language}/`, joinPath(root, 'i18n', language, folderOf));
    const filled = translated.filter(({ pages }) => pages.length > 0);
    return filled.length > 0 ? [{ language, versions: filled }] : [];
  });
  return { id, label: id === 'default' ? 'Docs' : titleOf(id), language: locale, versions, languages };
}

function listLocales(config: Record<string, unknown>, first: string): string[] {
  const { locales } = objectOf(config['i18n']);
  return Array.isArray(locales)
    ? locales.filter((name): name is string => typeof name === 'string' && name !== first)
    : [];
}

function readVersionNames(folder: MigrationFolder, file: string): string[] {
  try {
    const value: unknown = JSON.parse(folder.read(file) ?? '[]');
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
}

/** The file that the settings name: one in TypeScript, too, where they are written as if it were compiled. */
function findSidebars(folder: MigrationFolder, path: string | null): string | null {
  const bare = path?.replace(/\.(?:[cm]?[jt]s|json)$/, '');
  const endings = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];
  return [path, ...endings.map((ending) => bare + ending)].find((file) => file && folder.has(file)) ?? null;
}

/** A path below the root of what is migrated; `null` for one outside of it. */
function joinInside(root: string, path: string): string | null {
  const depth = root === '' ? 0 : root.split('/').length;
  const up = /^(?:\.\.\/)*/.exec(path.replace(/^\.\//, ''))![0].length / 3;
  return up > depth ? null : joinPath(root, path);
}

interface DocumentsPlace {
  path: string;
  at: string;
  /** The folder of what these translate. */
  original: string | null;
}

function readDocuments(folder: MigrationFolder, place: DocumentsPlace): DocsDocument[] {
  const { path } = place;
  return folder.files
    .filter((file) => file.startsWith(`${path}/`) && /\.mdx?$/.test(file))
    .filter((file) => !/(?:^|\/)_/.test(file.slice(path.length + 1)))
    .map((file) => readDocument(folder, { ...place, file }));
}

function readDocument(
  folder: MigrationFolder,
  { file, path, at, original }: DocumentsPlace & { file: string },
): DocsDocument {
  const { data } = readPageSource(folder, file);
  const sortedBy = withoutEnding(file.slice(path.length + 1));
  const place = sortedBy.split('/').map(withoutNumber).join('/');
  const above = place.includes('/') ? `${place.slice(0, place.lastIndexOf('/'))}/` : '';
  const name = place.slice(above.length);
  const id = above + (writtenText(data['id']) ?? name);
  const slug = writtenText(data['slug']);
  const isIndex = /^(?:index|readme)$/i.test(name) || name === above.split('/').at(-2);
  const own = slug === undefined ? (isIndex ? above : id) : slug.startsWith('/') ? slug : above + slug;
  const position = Number(data['sidebar_position'] ?? numberPrefix(sortedBy.split('/').at(-1)!) ?? Number.NaN);
  const label = writtenText(data['sidebar_label']);
  return {
    id,
    place,
    sortedBy,
    position: Number.isNaN(position) ? null : position,
    page: {
      file,
      path: pathAt(joinPath(at, own)),
      ...(label !== undefined && { label }),
      ...(original !== null && { original: joinPath(original, file.slice(path.length)) }),
    },
  };
}
