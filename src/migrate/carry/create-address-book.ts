import { posix } from 'node:path';
import { decodeText } from '../../base/paths/decode-text.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, ForeignSite, MigrationFolder } from '../../model/migration.ts';
import { isMarkdown, joinPath, pathAt } from '../folder/page-paths.ts';
import { readPageSource, writtenText } from '../folder/read-page-source.ts';
import { isLanguage } from '../generators/page-languages.ts';
import { idOfTitle } from '../markup/heading-ids.ts';
import { takeTitle } from '../markup/take-title.ts';
import { filesOfPlace } from './files-of-place.ts';

/** Where things of the old site are in the new one. */
export interface AddressBook {
  /** What an address that stands in a file is from now on; `null` where it stays. */
  find: (address: string, from: { file: string; page: ForeignPage | null }) => string | null;
  /** The file of the folder that an import names. */
  resolve: (specifier: string, file: string) => string | null;
  /** Where a file that pages show lies in the new folder; from now on it is carried over. */
  take: (file: string) => string;
  /** Files that were taken: file in the folder → file in the new one. */
  taken: ReadonlyMap<string, string>;
}

const pageEndings = ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/readme.md'];
const moduleEndings = ['', '.mdx', '.md', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.js'];

/** Addresses of the new site, by what the old one had. */
interface Places {
  site: ForeignSite;
  atAddress: (path: string) => string | null;
  /** Of a page or of any other file, which is taken then. */
  atFile: (file: string) => string | null;
}

export function createAddressBook(folder: MigrationFolder, site: ForeignSite): AddressBook {
  const taken = new Map<string, string>();
  const owners = createOwners(folder, site);
  const take = (file: string): string => {
    const place = taken.get(file) ?? owners.claim(file, placeOf(file, site));
    taken.set(file, place);
    return place;
  };
  const pageAtAddress = new Map(site.pages.map((page) => [addressOf(page), page]));
  const titles = new Map<ForeignPage, string>();
  const isTitle = (page: ForeignPage, rest: string): boolean => {
    if (!rest.startsWith('#')) return false;
    const known = titles.get(page) ?? titleIdOf(folder, site, page);
    titles.set(page, known);
    return known !== '' && decodeText(rest.slice(1)) === known;
  };
  const places = createPlaces(site, (file) => (folder.has(file) ? `/${take(file)}` : null));
  return {
    taken,
    take,
    resolve: (specifier, file) => {
      const relative = specifier.startsWith('.') ? joinPath(posix.dirname(file), specifier) : null;
      const rooted = specifier.startsWith('/')
        ? joinPath(site.aliases['@site/'] ?? site.aliases['@/'] ?? '', specifier)
        : null;
      const path = expandAlias(specifier, site) ?? relative ?? rooted;
      return path === null ? null : (moduleEndings.map((ending) => path + ending).find(folder.has) ?? null);
    },
    find: (address, from) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address)!;
      const found = path === '' ? null : findPlace(decodeText(path), from, places);
      const page = path === '' ? from.page : found === null ? null : (pageAtAddress.get(found) ?? null);
      // Our pages have their title above the text, without an id.
      if (page && isTitle(page, rest)) return encodeURI(addressOf(page));
      return found === null ? null : encodeURI(found) + rest;
    },
  };
}

/** Of two files at one place, the one that was served there stays; the other one gets a number before its ending. */
function createOwners(
  folder: MigrationFolder,
  { assets }: ForeignSite,
): { claim: (file: string, at: string) => string } {
  const served = assets.filter(({ isServed }) => isServed);
  const owners = new Map<string, string>();
  const isOthers = (file: string, place: string): boolean => {
    const own = owners.get(place) ?? filesOfPlace(place, served).find(folder.has) ?? file;
    return own !== file;
  };
  return {
    claim: (file, at) => {
      let place = at;
      for (let number = 2; isOthers(file, place); number++) place = at.replace(/(\.[^./]*)?$/, `-${number}$1`);
      owners.set(place, file);
      return place;
    },
  };
}

/** The id of the heading that a page begins with; empty for one that begins with something else. */
function titleIdOf(folder: MigrationFolder, { headingIds, showsTitle }: ForeignSite, { file }: ForeignPage): string {
  const { data, body } = readPageSource(folder, file);
  const { title, written } = takeTitle(body);
  const own = showsTitle === true ? writtenText(data['title']) : undefined;
  return title === null || (own !== undefined && own !== title) ? '' : idOfTitle(written, headingIds);
}

function createPlaces(site: ForeignSite, takeFile: (file: string) => string | null): Places {
  // A file that nobody has translated can be a page in each language: the first one is meant.
  const byFile = new Map(site.pages.toReversed().map((page) => [page.file, page]));
  const byAddress = new Map(
    site.pages.flatMap((page) => [`/${page.path}`, oldAddress(page)].map((address) => [comparable(address), page])),
  );
  const made = new Map((site.made ?? []).map(({ path }) => [comparable(`/${path}`), `/${path}`]));
  const first = firstLanguage(site);
  return {
    site,
    atAddress: (path) => {
      const page = [path, inLanguage(path, ''), inLanguage(path, first)]
        .map((address) => byAddress.get(comparable(address)))
        .find((found) => found !== undefined);
      return page ? addressOf(page) : (made.get(comparable(path)) ?? null);
    },
    atFile: (file) => {
      const page = pageEndings
        .map((ending) => byFile.get(joinPath(file + ending)))
        .find((found) => found !== undefined);
      return page ? addressOf(page) : takeFile(file);
    },
  };
}

function expandAlias(address: string, { aliases }: ForeignSite): string | null {
  const alias = Object.keys(aliases).find((name) => address.startsWith(name));
  return alias === undefined ? null : joinPath(aliases[alias]!, address.slice(alias.length));
}

function findPlace(
  path: string,
  { file, page }: { file: string; page: ForeignPage | null },
  places: Places,
): string | null {
  const expanded = expandAlias(path, places.site);
  if (expanded !== null) return places.atFile(expanded);
  const inOwn = (address: string): string | null =>
    places.site.keepsLanguage && hasLanguages(places.site) ? findInLanguage(address, { page, places }) : null;
  const ofReader = (address: string | null): string | null =>
    address && (inOwn(address) ?? inFirstLanguage(address, { page, places }) ?? address);
  if (path.startsWith('/')) {
    return (
      inOwn(path) ??
      ofReader(findInHome(path, [file, page?.original], places)) ??
      findRooted(path, places) ??
      findInLanguage(path, { page, places }) ??
      // Where no language is said, readers were led to theirs, or to the first.
      places.atAddress(`${firstLanguage(places.site)}${path}`)
    );
  }
  return (
    ofReader(places.atFile(joinPath(posix.dirname(file), path))) ??
    (page?.original ? places.atFile(joinPath(posix.dirname(page.original), path)) : null) ??
    (page && findFromPage(path, page, places)) ??
    findBelow(path, places)
  );
}

/** A file counted from the folder of pages in which the one lies that names it, as Docusaurus takes a slash, too. */
function findInHome(path: string, files: readonly (string | undefined)[], { site, atFile }: Places): string | null {
  if (!isMarkdown(path)) return null;
  const homes = files.flatMap((file) => site.assets.filter(({ from }) => from !== '' && file?.startsWith(`${from}/`)));
  return homes.map(({ from }) => atFile(joinPath(from, path))).find((found) => found !== null) ?? null;
}

/** `/base/guide`, `/guide.md` and `/guide/`. What is a static file stays, without the base. */
function findRooted(path: string, { site, atAddress, atFile }: Places): string | null {
  const own = site.base !== '/' && path.startsWith(site.base) ? `/${path.slice(site.base.length)}` : path;
  const found = atAddress(own);
  if (found !== null) return found;
  const source = isMarkdown(own)
    ? site.assets.map(({ from, to }) => joinPath(from, joinPath(own).slice(to.length)))
    : [];
  const page = [joinPath(own), ...source].map((file) => (isMarkdown(file) ? atFile(file) : null));
  // Some generators count paths with a slash from the folder of pages.
  const beside =
    /\.(?!html$)\w+$/i.test(own) && !isMarkdown(own) ? filesOfPlace(joinPath(own), site.assets).map(atFile) : [];
  return [...page, ...beside].find((address) => address !== null) ?? (own === path ? null : own);
}

/** An address without a language, as the page that names it has one in its own. */
function findInLanguage(path: string, { page, places }: { page: ForeignPage | null; places: Places }): string | null {
  const [language = ''] = page?.path.split('/') ?? [];
  const { base } = places.site;
  const own = base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path;
  return isLanguage(language) ? places.atAddress(`/${language}${own}`) : null;
}

/** From a page in the first language that is written as one of another: what is beside its file is in that one. */
function inFirstLanguage(
  address: string,
  { page, places }: { page: ForeignPage | null; places: Places },
): string | null {
  const { site, atAddress } = places;
  const [language = ''] = address.slice(1).split('/');
  if (!isLanguage(language) || page?.path.startsWith(`${language}/`)) return null;
  const isShared = site.pages.some((other) => other !== page && other.file === page?.file);
  return isShared ? atAddress(address.slice(language.length + 1) || '/') : null;
}

function hasLanguages({ navigation }: ForeignSite): boolean {
  return Array.isArray(navigation['languages']);
}

/** A file counted from where the pages or the site begin, which Docusaurus takes, too. */
function findBelow(path: string, { site, atFile }: Places): string | null {
  if (!isMarkdown(path)) return null;
  const folders = [...site.assets.map(({ from }) => from), site.aliases['@site/'] ?? []].flat();
  return folders.map((from) => atFile(joinPath(from, path))).find((found) => found !== null) ?? null;
}

/** An address that counts from that of its page, as a browser takes it, with a slash at its end or without. */
function findFromPage(path: string, page: ForeignPage, { site, atAddress, atFile }: Places): string | null {
  const isFolder = /\/(?:index|readme)\.\w+$/i.test(page.file);
  const addresses = (isFolder ? ['/', ''] : ['', '/']).map((end) => {
    const { pathname } = new URL(encodeURI(path), `http://site.invalid${encodeURI(oldAddress(page))}${end}`);
    return decodeText(pathname);
  });
  const served = site.assets.filter(({ isServed }) => isServed);
  const files = addresses.flatMap((address) => filesOfPlace(joinPath(address), served));
  const found = [...addresses.map(atAddress), ...files.map(atFile)];
  return found.find((address) => address !== null) ?? null;
}

/** Pages that nobody has translated are shown in the first language, which can be the one without a folder. */
function inLanguage(path: string, folder: string): string {
  return path.replace(/^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/)/i, folder);
}

/** The folder of it, with a slash before it. */
function firstLanguage({ navigation }: ForeignSite): string {
  const { languages } = navigation;
  const [first] = Array.isArray(languages) ? languages.filter(isObject) : [];
  return typeof first?.['language'] === 'string' ? `/${first['language']}` : '';
}

/** Hosts of static sites take capital letters for small ones, or redirect. */
function comparable(path: string): string {
  return normalise(path).toLowerCase();
}

function oldAddress(page: ForeignPage): string {
  return normalise(page.address ?? addressOf(page));
}

function addressOf({ path }: ForeignPage): string {
  return path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`;
}

function normalise(path: string): string {
  return `/${pathAt(path.replace(/\.html$/, '').replace(/\/index$/, '/'))}`.replace(/\/index$/, '') || '/';
}

/** Beside its page, when it lay beside it. */
function placeOf(file: string, { assets }: ForeignSite): string {
  const home = assets
    .filter(({ from }) => from === '' || file === from || file.startsWith(`${from}/`))
    .sort((a, b) => b.from.length - a.from.length)[0];
  return home ? joinPath(home.to, file.slice(home.from.length)) : joinPath('files', file);
}
