import { posix } from 'node:path';
import { isObject } from '../../../base/values/is-object.ts';
import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { globPattern, joinPath, titleOf } from '../../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../../folder/read-page-source.ts';
import { readTomlSettings } from '../../folder/read-toml-settings.ts';
import { leadsAway } from '../find-page.ts';
import { optionsByName } from './options-by-name.ts';

/** Zensical and ProperDocs, which follow on Material and on MkDocs, read the same settings from files of their own. */
const configName = /^(?:(?:mkdocs|properdocs|zensical)\.ya?ml|zensical\.toml)$/;
/** Settings in parts, of which a program makes those that are read: `mkdocs-nav.yml`, `mkdocs.common.yml`. */
const partName = /^mkdocs[-_.][\w.-]+\.ya?ml$/;

/** Whether the folder holds settings of MkDocs. */
export function hasSettings(folder: MigrationFolder): boolean {
  return [configName, partName].some((name) => findNamed(folder, name) !== null);
}

export interface Settings {
  file: string;
  /** The folder of the file. */
  root: string;
  /** The folder of the pages. */
  docs: string;
  config: Record<string, unknown>;
  /** Sites of the same repository that the navigation takes in. */
  included: readonly IncludedSite[];
}

/** A site that mkdocs-monorepo-plugin takes in: its folder of pages, and the path below which they are. */
export interface IncludedSite {
  docs: string;
  at: string;
}

/** Of the settings nearest to the root those with the most pages: each language can have a site of its own. */
export function findSettings(folder: MigrationFolder): Settings {
  const first = findNamed(folder, configName);
  if (first === null) {
    const part = findNamed(folder, partName)!;
    const parts = folder.files.filter((file) => isNamed(file, partName) && posix.dirname(file) === posix.dirname(part));
    const config = parts.reduce((all, file) => withParent(all, readConfig(folder, file)), {});
    return withIncluded(settingsAt(part, config), folder);
  }
  const nearest = folder.files.filter((file) => isNamed(file, configName) && depthOf(file) === depthOf(first));
  const found = nearest.map((file) => settingsAt(file, readConfig(folder, file)));
  const counted = found.map((settings) => ({ settings, count: pageFiles(folder, settings.docs).length }));
  const { settings } = counted.reduce((most, one) => (one.count > most.count ? one : most));
  return withIncluded(settings, folder);
}

function isNamed(file: string, name: RegExp): boolean {
  return name.test(posix.basename(file));
}

function depthOf(file: string): number {
  return file.split('/').length;
}

function settingsAt(file: string, config: Record<string, unknown>): Settings {
  const root = joinPath(posix.dirname(file));
  return { file, root, docs: joinPath(root, writtenText(config['docs_dir']) ?? 'docs'), config, included: [] };
}

/** A file may take what it does not say from another one (MkDocs, "Configuration inheritance"). */
function readConfig(folder: MigrationFolder, file: string, depth = 0): Record<string, unknown> {
  const text = folder.read(file) ?? '';
  const own = file.endsWith('.toml') ? objectOf(readTomlSettings(text)['project']) : readYamlObject(text);
  const parent = writtenText(own['INHERIT']);
  if (parent === undefined || depth > 5) return own;
  return withParent(own, readConfig(folder, joinPath(posix.dirname(file), parent), depth + 1));
}

function withParent(own: Record<string, unknown>, parent: Record<string, unknown>): Record<string, unknown> {
  const both = Object.keys(own).filter((key) => isObject(own[key]) && isObject(parent[key]));
  const merged = both.map((key) => [key, withParent(objectOf(own[key]), objectOf(parent[key]))]);
  return { ...parent, ...own, ...Object.fromEntries(merged) };
}

/** With the navigations of the sites that its own one takes in: `!include ./api/mkdocs.yml`. */
function withIncluded(settings: Settings, folder: MigrationFolder): Settings {
  const { root, config } = settings;
  if (!optionsByName(config['plugins']).has('monorepo')) return settings;
  const included: IncludedSite[] = [];
  const take = (file: string): [string, unknown[]] | null => {
    const own = readConfig(folder, file);
    const name = writtenText(own['site_name']);
    if (name === undefined) return null;
    const site = { docs: settingsAt(file, own).docs, at: /^[\w.\-/]+$/.test(name) ? joinPath(name) : plainSlug(name) };
    included.push(site);
    const places = pageFiles(folder, site.docs).map((page) => page.slice(site.docs.length + 1));
    const nav = Array.isArray(own['nav']) ? own['nav'] : navOfFolder(places);
    return [name, nav.map((entry: unknown) => movedEntry(entry, site.at))];
  };
  const expand = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(expand);
    if (isObject(entry))
      return Object.fromEntries(Object.entries(entry).map(([title, inner]) => [title, expand(inner)]));
    const [, sign, written = ''] = /^([!*])include\s+(.+)$/.exec(String(entry)) ?? [];
    if (sign === undefined) return entry;
    const file = joinPath(root, written);
    // With a star, a pattern names many.
    if (sign === '!') return take(file)?.[1] ?? entry;
    const files = folder.files.filter((other) => globPattern(file).test(other)).sort();
    return files.map(take).flatMap((site) => (site === null ? [] : [{ [site[0]]: site[1] }]));
  };
  return { ...settings, config: { ...config, nav: expand(config['nav']) }, included };
}

/** Markdown of the pages. */
export function pageFiles(folder: MigrationFolder, docs: string): string[] {
  return folder.files.filter(
    (file) =>
      file.startsWith(`${docs}/`) &&
      /\.(?:md|markdown|mdown|mkdn?)$/.test(file) &&
      !/(?:^|\/)\./.test(file.slice(docs.length + 1)),
  );
}

function plainSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** An entry of a navigation whose paths count from a folder below. */
function movedEntry(entry: unknown, at: string): unknown {
  if (Array.isArray(entry)) return entry.map((inner: unknown) => movedEntry(inner, at));
  if (isObject(entry))
    return Object.fromEntries(Object.entries(entry).map(([title, inner]) => [title, movedEntry(inner, at)]));
  return typeof entry === 'string' && !leadsAway(entry) ? `${at}/${entry}` : entry;
}

/** Folders and then pages, by their names, as the plug-in lists them of a site without a navigation. */
function navOfFolder(places: readonly string[], at = ''): unknown[] {
  const within = places.filter((place) => place.startsWith(at)).map((place) => place.slice(at.length));
  const [folders, pages] = [
    within.filter((place) => place.includes('/')),
    within.filter((place) => !place.includes('/')),
  ];
  const names = [...new Set(folders.map((place) => place.split('/')[0]!))];
  return [
    ...names.sort().map((name) => ({ [titleOf(name)]: navOfFolder(places, `${at}${name}/`) })),
    ...pages.sort().map((name) => at + name),
  ];
}
