import { posix } from 'node:path';
import { isObject } from '../../../base/values/is-object.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { globPattern, joinPath, readPattern, titleOf } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { leadsAway } from '../find-page.ts';
import {
  awesomeOptions,
  type FolderNavPlugin,
  type FolderNavSource,
  type FolderSettings,
  folderNavPlugins,
  type PassedOn,
  readFolderSettings,
  rest,
} from './folder-nav-files.ts';

interface FolderNavOptions extends Omit<FolderNavSource, 'passedOn'> {
  /** Files of pages, below that. */
  places: readonly string[];
  titleOfPage: (place: string) => string;
  loseMissing: (written: string, file: string) => void;
}

/** The navigation as files in the folders of pages give it to a plug-in; `null` without such a plug-in. */
export function readFolderNav(nav: unknown, options: FolderNavOptions): unknown[] | null {
  const plugin = folderNavPlugins.find((name) => options.plugins.has(name));
  if (plugin === undefined) return null;
  const passedOn = {
    isNatural: plugin === 'awesome-nav',
    isFlat: options.plugins.get('awesome-pages')?.['collapse_single_pages'] === true,
  };
  const context: Context = { ...options, plugin, passedOn, taken: new Set() };
  const own = readFolderSettings('', context);
  // A file of the folder of all pages goes before a `nav` of the settings, but for one plug-in.
  const isRead = plugin === 'awesome-pages' || (plugin === 'literate-nav' && own.file === '');
  return resolve(Array.isArray(nav) && isRead ? { ...own, entries: nav } : own, '', context);
}

interface Context extends FolderNavOptions {
  plugin: FolderNavPlugin;
  passedOn: PassedOn;
  /** Pages and folders that have their place. */
  taken: Set<string>;
}

function folderEntries(at: string, context: Context): { entries: unknown[]; settings: FolderSettings } {
  const settings = readFolderSettings(at, context);
  return { settings, entries: resolve(settings, at, context) };
}

/** The order in which a plug-in has what a pattern stands for. */
function sortPlaces(
  found: string[],
  at: string,
  { hasOrder, context }: { hasOrder: boolean; context: Context },
): string[] {
  const { passedOn } = context;
  const all = found.map((place) => {
    const isPage = context.places.includes(place);
    const key = isPage && passedOn.isByTitle === true ? context.titleOfPage(place) : place;
    return { place, isPage, key, isIndex: isIndexOf(place, at) };
  });
  const collator = new Intl.Collator('en', { numeric: true });
  const beginsWithIndex = context.plugin === 'awesome-nav' ? !hasOrder : passedOn.sections !== 'mixed';
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

function isIndexOf(place: string, at: string): boolean {
  return joinPath(posix.dirname(place)) === at && /^(?:index|readme)\.\w+$/i.test(posix.basename(place));
}

function foldersAbove(place: string): string[] {
  const parts = place.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Entries of a folder as a `nav` of the settings has them, whose paths count from the folder of all pages. */
function resolve(settings: FolderSettings, at: string, context: Context): unknown[] {
  const inner: Context = { ...context, passedOn: settings.passedOn };
  const { entries } = settings;
  const written = entries === null ? [rest] : settings.passedOn.appendsRest === true ? [...entries, rest] : entries;
  const named = [...new Set(written.flatMap((entry) => namedIn(entry, at)))];
  const isPage = (place: string): boolean => context.places.includes(place);
  // Pages that are named have their place before folders, and those before what patterns take.
  for (const page of [settings.file.slice(context.docs.length + 1), ...named].filter(isPage)) context.taken.add(page);
  const folders = new Map(
    named
      .filter((place) => !isPage(place))
      .sort(deepestFirst)
      .map((place) => [place, placeEntry(place, inner)]),
  );
  const takeRest = (pattern: RestPattern): unknown[] => {
    const passedOn = { ...inner.passedOn, ...awesomeOptions(pattern.options, at, inner) };
    const within = { ...inner, passedOn };
    const all = [...new Set(context.places.flatMap((place) => [place, ...foldersAbove(place)]))];
    const found = all.filter(
      (place) =>
        (at === '' || place.startsWith(`${at}/`)) &&
        !context.taken.has(place) &&
        pattern.matches(place.slice(at === '' ? 0 : at.length + 1), isPage(place)) &&
        passedOn.isIgnored?.(place) !== true,
    );
    for (const page of found.filter(isPage)) context.taken.add(page);
    const deep = found.filter((place) => !isPage(place)).sort(deepestFirst);
    const inFolders = new Map(deep.map((place) => [place, placeEntry(place, within)]));
    return sortPlaces(found, at, { hasOrder: entries !== null, context: within }).flatMap(
      (place) => inFolders.get(place) ?? [place],
    );
  };
  const one = (entry: unknown): unknown[] => {
    const pattern = restPattern(entry, context.plugin);
    if (pattern !== null) return takeRest(pattern);
    if (typeof entry === 'string') {
      const place = joinPath(at, entry);
      const found = leadsAway(entry) ? [entry] : isPage(place) ? [place] : (folders.get(place) ?? []);
      if (found.length === 0 && settings.file !== '') context.loseMissing(entry, settings.file);
      return found.length === 0 && settings.file === '' ? [entry] : found;
    }
    if (!isObject(entry)) return [];
    return Object.entries(entry).flatMap(([title, value]): unknown[] => {
      if (Array.isArray(value)) return [{ [title]: value.flatMap(one) }];
      if (typeof value === 'string' && leadsAway(value)) return [{ [title]: value }];
      const found = one(value);
      if (restPattern(value, context.plugin) !== null) return found.length === 0 ? [] : [{ [title]: found }];
      return found.map((item) => ({ [title]: isObject(item) ? Object.values(item)[0] : item }));
    });
  };
  return written.flatMap(one);
}

function deepestFirst(a: string, b: string): number {
  return b.split('/').length - a.split('/').length;
}

/** What stands for all that no other entry names, or for some of it. */
interface RestPattern {
  /** Takes what counts from the folder of the pattern. */
  matches: (place: string, isPage: boolean) => boolean;
  /** Settings of the pattern alone. */
  options: Readonly<Record<string, unknown>>;
}

/** `...`, `... | *.md`, `"*"`, `{ glob: … }`; `null` for any other entry. */
function restPattern(entry: unknown, plugin: FolderNavPlugin): RestPattern | null {
  if (typeof entry === 'string' && entry.startsWith(rest)) return { matches: readRest(entry), options: {} };
  if (plugin === 'awesome-pages') return null;
  const glob = isObject(entry) ? writtenText(entry['glob']) : typeof entry === 'string' ? entry : undefined;
  if (glob === undefined || (isObject(entry) ? false : !glob.includes('*')) || leadsAway(glob)) return null;
  // A slash at the end is for folders.
  const pattern = globPattern(glob.replace(/\/$/, ''));
  return {
    matches: (place, isPage) => pattern.test(place) && !(glob.endsWith('/') && isPage),
    options: objectOf(entry),
  };
}

function readRest(entry: string): RestPattern['matches'] {
  const parts = entry.slice(rest.length).split('|');
  const words = parts.map((part) => part.trim()).filter((part) => part !== '');
  const isFlat = words.includes('flat');
  const filter = words.filter((word) => word !== 'flat').at(-1);
  const pattern = filter?.startsWith('regex=')
    ? readPattern(filter.slice('regex='.length))
    : filter === undefined
      ? null
      : globPattern(filter);
  return (place, isPage) => (isFlat ? isPage : !place.includes('/')) && pattern?.test(place) !== false;
}

function namedIn(entry: unknown, at: string): string[] {
  if (typeof entry === 'string') return leadsAway(entry) ? [] : [joinPath(at, entry)];
  if (Array.isArray(entry)) return entry.flatMap((inner: unknown) => namedIn(inner, at));
  return isObject(entry) ? Object.values(entry).flatMap((inner) => namedIn(inner, at)) : [];
}

/** A folder with its title and entries; nothing for one without pages, or that is hidden. */
function placeEntry(place: string, context: Context): unknown[] {
  if (!context.places.some((other) => other.startsWith(`${place}/`))) return [];
  context.taken.add(place);
  const { entries, settings } = folderEntries(place, context);
  const { passedOn } = settings;
  if (settings.isHidden === true || entries.length === 0) return [];
  if (entries.length === 1 && (settings.isFlat === true || passedOn.isFlat === true)) return entries;
  const index = ['index.md', 'README.md']
    .map((name) => `${place}/${name}`)
    .find((page) => context.places.includes(page));
  const named = passedOn.hasTitleOfIndex === true && index !== undefined ? context.titleOfPage(index) : null;
  const name = posix.basename(place);
  return [{ [settings.title ?? named ?? (passedOn.hasOwnName === true ? name : titleOf(name))]: entries }];
}
