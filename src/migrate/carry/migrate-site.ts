import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { sayWhere } from '../../base/errors/say-where.ts';
import { primaryLanguage } from '../../base/languages/language-tag.ts';
import { languages } from '../../base/languages/languages.ts';
import { matchLanguage } from '../../base/languages/match-language.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignSite, Generator, Lose, Loss, MigrationFolder } from '../../model/migration.ts';
import { schemaAddress } from '../../read/config/schema-address.ts';
import { objectOf } from '../folder/evaluated-value.ts';
import { openMigrationFolder } from '../folder/open-migration-folder.ts';
import { joinPath } from '../folder/page-paths.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { watchSettings } from '../folder/watch-settings.ts';
import { findOtherGenerator } from '../generators/find-other-generator.ts';
import { generators } from '../generators/generators.ts';
import { dependsOn } from '../generators/nextra.ts';
import { plainMarkdown } from '../generators/plain-markdown.ts';
import { convertMathFences } from '../markup/convert-math-fences.ts';
import { createMathRule } from '../markup/escape-signs.ts';
import { type CarryContext, carryPage, carryPartial } from './carry-page.ts';
import { copyFiles } from './copy-files.ts';
import { type AddressBook, createAddressBook } from './create-address-book.ts';
import { filesOfPlace } from './files-of-place.ts';
import { nameUnlisted } from './name-unlisted.ts';
import { plainLabels } from './plain-labels.ts';
import { readComponent } from './read-component.ts';
import { readHostRedirects } from './read-host-redirects.ts';
import { settleUnknownComponents } from './settle-unknown-components.ts';

export interface MigrationOptions {
  /** The folder of the old site. */
  from: string;
  /** The new folder; it must be empty, or not be there. */
  to: string;
}

export interface MigrationReport {
  /** Whose site it was. */
  generator: string;
  pages: number;
  /** Files that pages show or link to. */
  files: number;
  redirects: number;
  /** Pages that the navigation of the old site did not name. */
  unlisted: string[];
  /** They are shown by their folders, not hidden. */
  isByFolder: boolean;
  /** Path that the old site was served under, as `/project`; empty for none. */
  base: string;
  /** What was not carried over. */
  losses: Loss[];
}

/**
 * Makes a folder with a `docs.json` of the site of another generator. Nothing of the old one is changed.
 *
 * @throws DocsError when the new folder holds something, or the old one holds no site that is known
 */
export function migrateSite({ from, to }: MigrationOptions): MigrationReport {
  if (existsSync(to) && readdirSync(to).length > 0) throw fault(`${to} is not empty`, 'Specify a new folder');
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) {
    const told = existsSync(from) ? `${from} is a file, not a folder` : `There is no folder ${from}`;
    throw fault(told, 'Specify the folder of the site to convert');
  }
  const folder = openMigrationFolder(from);
  const { generator, site, losses } = findSite(folder, from);
  if (site.pages.length === 0 && !site.descriptions?.length)
    throw fault(
      `${generator.name}: there are no pages in ${from}`,
      losses[0] && `${losses[0].file}: ${losses[0].message}`,
    );
  const partials = new Map<string, string>();
  const components = new Map<string, string>();
  const context: CarryContext = {
    folder,
    site,
    book: createAddressBook(folder, site),
    lose: (loss) => losses.push(loss),
    // Hosts of repositories show formulas.
    settleMath: generator === plainMarkdown ? convertMathFences : createMathRule(folder),
    takePartial: (file) => {
      const place = site.partials.get(file) ?? joinPath(file);
      partials.set(file, place);
      return place;
    },
    takeComponent: (file) => {
      const source = readComponent(folder.read(file) ?? '');
      const place = joinPath(file.replace(/\.js$/, '.jsx'));
      if (source !== null) components.set(place, source);
      return source === null ? null : place;
    },
  };
  const texts = carryPages(context);
  const count = texts.size;
  for (const { path, text } of site.made ?? []) texts.set(`${path}.mdx`, texts.get(`${path}.mdx`) ?? text);
  // A piece can show another one.
  for (const [file, place] of partials) texts.set(`snippets/${place}`, carryPartial(file, context));
  for (const [place, source] of components) texts.set(`snippets/${place}`, source);
  settleUnknownComponents(texts, context.lose);
  takePictures(context);
  for (const file of withReferences(folder, site.descriptions ?? [])) context.book.take(file);
  const redirects = redirectsOf(site, readHostRedirects(folder, site, context.lose), context.book);
  const hidden = new Set(site.pages.flatMap(({ path }) => (isHidden(texts.get(`${path}.mdx`)!) ? [path] : [])));
  const shown = site.pages.filter(({ path }) => !hidden.has(path));
  const { navigation, unlisted, isByFolder } = nameUnlisted(plainLabels(site.navigation), shown);
  texts.set('docs.json', settingsText({ ...site, navigation: inLanguage(navigation, site) }, redirects));
  for (const [file, text] of texts) write(join(to, file), text);
  const copied = copyFiles({ folder, site, to, taken: context.book.taken, texts, lose: context.lose });
  const counts = { pages: count, files: copied, redirects: redirects.length };
  const base = trimEndSlashes(site.base);
  return { generator: generator.name, ...counts, unlisted, isByFolder, base, losses: distinct(losses) };
}

/**
 * Texts of the new folder by their files. Of two pages at one address, one stays that is shown and says something, or
 * else the second.
 */
function carryPages(context: CarryContext): Map<string, string> {
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const page of context.site.pages) {
    const [place, text] = [`${page.path}.mdx`, carryPage(page, context)];
    const other = files.get(place);
    const isLess = other !== undefined && weightOf(text) < weightOf(texts.get(place)!);
    if (other !== undefined) {
      const [kept, left] = isLess ? [other, page.file] : [page.file, other];
      const isSaying = weightOf(isLess ? text : texts.get(place)!) > 0;
      const message = `Left out: a second page at /${page.path}, where ${kept} is`;
      if (isSaying) context.lose({ file: left, message });
    }
    if (isLess) continue;
    texts.set(place, text);
    files.set(place, page.file);
  }
  return texts;
}

/** A page without a text says nothing, and one that is hidden less than another one. */
function weightOf(text: string): number {
  const [whole = '', front = ''] = frontMatter.exec(text) ?? [];
  const isEmpty = text.slice(whole.length).trim() === '' && !/^openapi: /m.test(front);
  return isEmpty ? 0 : isHidden(text) ? 1 : 2;
}

/** What languages and versions have in common is told once. */
function distinct(losses: readonly Loss[]): Loss[] {
  return [...new Map(losses.map((loss) => [`${loss.file}:${loss.line ?? ''}:${loss.message}`, loss])).values()];
}

/** The frame of pages is in the language of a site that has only one, too. */
function inLanguage(navigation: Record<string, unknown>, { language = 'en' }: ForeignSite): Record<string, unknown> {
  const isOther = primaryLanguage(language) !== 'en' && matchLanguage(language, languages) !== null;
  return isOther && navigation['languages'] === undefined ? { languages: [{ language, ...navigation }] } : navigation;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Whether the front matter of a page of ours keeps it out of the navigation. */
function isHidden(text: string): boolean {
  return /^hidden: true$/m.test(frontMatter.exec(text)?.[1] ?? '');
}

function fault(message: string, hint?: string): DocsError {
  return new DocsError([{ severity: 'error', code: 'migration', message, ...(hint && { hint }) }]);
}

interface FoundSite {
  generator: Generator;
  site: ForeignSite;
  losses: Loss[];
}

/**
 * Generators in the order in which they are asked. Settings of one that was left for another can still be there: those
 * that no package needs, where one needs another generator, come last.
 */
function inUseFirst(candidates: readonly Generator[], folder: MigrationFolder): Generator[] {
  const isNeeded = ({ npmPackage }: Generator): boolean => npmPackage !== undefined && dependsOn(folder, npmPackage);
  if (!candidates.some(isNeeded)) return [...candidates];
  const isLeft = (generator: Generator): boolean => generator.npmPackage !== undefined && !isNeeded(generator);
  return [...candidates.filter((one) => !isLeft(one)), ...candidates.filter(isLeft)];
}

/** A repository can hold small sites of other generators, which its tests build: more than one page is a site. */
function findSite(folder: MigrationFolder, from: string): FoundSite {
  const detected = generators.filter(({ detect }) => detect(folder));
  // Every repository holds some Markdown.
  const candidates = detected.length > 1 ? detected.filter((generator) => generator !== plainMarkdown) : detected;
  const known = generators.map(({ name }) => name).join(', ');
  if (detected.length === 0) {
    const other = findOtherGenerator(folder);
    const told = other === null ? '' : `: ${other.file} is of ${other.name}`;
    throw fault(`There is no site in ${from} that can be converted${told}`, `Supported generators: ${known}`);
  }
  let first: FoundSite | null = null;
  for (const generator of inUseFirst(candidates, folder)) {
    const losses: Loss[] = [];
    const lose: Lose = (loss) => void losses.push(loss);
    const site = generator.read(watchSettings(folder, lose), lose);
    if (site.pages.length > 1 || site.descriptions?.length) return { generator, site, losses };
    first ??= { generator, site, losses };
  }
  return first!;
}

/** Pictures that the settings name, where they lie beside pages. */
function takePictures({ folder, site, book }: CarryContext): void {
  const { logo, favicon } = site.settings;
  for (const address of [favicon, ...(isObject(logo) ? Object.values(logo) : [logo])]) {
    if (typeof address !== 'string' || !address.startsWith('/')) continue;
    const file = filesOfPlace(joinPath(address), site.assets).find(folder.has);
    if (file !== undefined) book.take(file);
  }
}

/** Descriptions, and the files beside them that they, or those in turn, refer to. */
function withReferences(folder: MigrationFolder, descriptions: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...descriptions];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !folder.has(file)) continue;
    found.add(file);
    for (const [, path = ''] of folder.read(file)!.matchAll(/\$ref["']?\s*:\s*["']?([^#"'\s{[]+)/g))
      if (!/^[a-z]+:/i.test(path)) open.push(joinPath(posix.dirname(file), path));
  }
  return found;
}

function redirectsOf(
  { pages, redirects }: ForeignSite,
  ofHost: ForeignSite['redirects'],
  book: AddressBook,
): ForeignSite['redirects'] {
  const moved = pages.flatMap(({ address, path }) => {
    const now = path === 'index' ? '/' : `/${path}`;
    return address === undefined || address === now ? [] : [{ source: address, destination: now }];
  });
  // Those of the site itself come last, and count.
  const own = [...ofHost, ...redirects].map((redirect) => ({
    ...redirect,
    destination: book.find(redirect.destination, { file: '', page: null }) ?? redirect.destination,
  }));
  const all = new Map([...moved, ...own].map((redirect) => [redirect.source, redirect]));
  return [...all.values()].filter(({ source, destination }) => source !== destination);
}

function settingsText({ settings, navigation, base }: ForeignSite, redirects: ForeignSite['redirects']): string {
  const { name, description, colors, ...given } = settings;
  // HTML of a template has the base path in its addresses, which ours have by themselves.
  const banner = objectOf(given['banner']);
  const content = base.length > 1 ? writtenText(banner['content'])?.replaceAll(`](${base}`, '](/') : undefined;
  const others = content === undefined ? given : { ...given, banner: { ...banner, content } };
  const config = {
    $schema: schemaAddress('docs.schema.json'),
    theme: 'mint',
    name,
    ...(description !== undefined && { description }),
    colors: colors ?? { primary: '#0D9373' },
    ...others,
    navigation,
    ...(redirects.length > 0 && { redirects }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  sayWhere(file, () => writeFileSync(file, text));
}
