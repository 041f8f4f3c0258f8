import { posix } from 'node:path';
import { isObject } from '../../../base/values/is-object.ts';
import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { findNamed, readTomlObject, readYamlObject, writtenText } from '../../folder/read-page-source.ts';

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
}

/** Of the settings nearest to the root those with the most pages: each language can have a site of its own. */
export function findSettings(folder: MigrationFolder): Settings {
  const first = findNamed(folder, configName);
  if (first === null) {
    const part = findNamed(folder, partName)!;
    const parts = folder.files.filter((file) => isNamed(file, partName) && posix.dirname(file) === posix.dirname(part));
    const config = parts.reduce((all, file) => withParent(all, readConfig(folder, file)), {});
    return settingsAt(part, config);
  }
  const nearest = folder.files.filter((file) => isNamed(file, configName) && depthOf(file) === depthOf(first));
  const found = nearest.map((file) => settingsAt(file, readConfig(folder, file)));
  const counted = found.map((settings) => ({ settings, count: pageFiles(folder, settings.docs).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).settings;
}

function isNamed(file: string, name: RegExp): boolean {
  return name.test(posix.basename(file));
}

function depthOf(file: string): number {
  return file.split('/').length;
}

function settingsAt(file: string, config: Record<string, unknown>): Settings {
  const root = joinPath(posix.dirname(file));
  return { file, root, docs: joinPath(root, writtenText(config['docs_dir']) ?? 'docs'), config };
}

/** A file may take what it does not say from another one (MkDocs, "Configuration inheritance"). */
function readConfig(folder: MigrationFolder, file: string, depth = 0): Record<string, unknown> {
  const text = folder.read(file) ?? '';
  const own = file.endsWith('.toml') ? objectOf(readTomlObject(text)['project']) : readYamlObject(text);
  const parent = writtenText(own['INHERIT']);
  if (parent === undefined || depth > 5) return own;
  return withParent(own, readConfig(folder, joinPath(posix.dirname(file), parent), depth + 1));
}

function withParent(own: Record<string, unknown>, parent: Record<string, unknown>): Record<string, unknown> {
  const both = Object.keys(own).filter((key) => isObject(own[key]) && isObject(parent[key]));
  const merged = both.map((key) => [key, withParent(objectOf(own[key]), objectOf(parent[key]))]);
  return { ...parent, ...own, ...Object.fromEntries(merged) };
}

/** Markdown of the pages. */
export function pageFiles(folder: MigrationFolder, docs: string): string[] {
  return folder.files.filter(
    (file) =>
      file.startsWith(`${docs}/`) &&
      /\.(?:md|markdown|mdown)$/.test(file) &&
      !/(?:^|\/)\./.test(file.slice(docs.length + 1)),
  );
}
