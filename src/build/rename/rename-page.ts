import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { foldPath } from '../../base/paths/fold-path.ts';
import { createRedirectMatcher } from '../../base/paths/match-redirect.ts';
import { isLiteral } from '../../base/paths/redirect-pattern.ts';
import { normalizeDocsPath, pathToRoute } from '../../base/paths/routes.ts';
import type { Redirect } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { parseConfig } from '../../read/config/parse-config.ts';
import type { ReadFile } from '../../read/config/tree/read-json-tree.ts';
import { resolveImport } from '../../read/markdown/resolve-import.ts';
import { findConfigFile } from '../../read/site/find-config-file.ts';
import { readTextToChange } from '../../read/site/read-text-file.ts';
import { neverEntered, scanFolder } from '../../read/site/scan-folder.ts';
import { applyFixes } from '../check/apply-fixes.ts';
import { checkSite } from '../check/check-site.ts';
import { redirectHint } from '../check/redirect-hint.ts';
import { isSameFile } from '../files/is-same-file.ts';
import { move } from '../files/move.ts';
import { processName } from '../files/process-name.ts';
import { replaceFile } from '../files/replace-file.ts';
import { addRedirect } from './add-redirect.ts';
import { moveAddresses } from './move-addresses.ts';
import { moveImports } from './move-imports.ts';
import { renameInSettings } from './rename-in-settings.ts';

export interface RenameOptions {
  /** The site. */
  folder: string;
  /** A page as navigation names it, `guides/install`, or its file. */
  from: string;
  to: string;
  /** Path that the site is served under, as addresses in pages can have it. */
  base?: string;
}

export interface Renamed {
  /** File of the page, relative to the site folder. */
  file: string;
  /** Links of other pages that were rewritten. */
  links: number;
  /** Places of the settings, the new redirect not among them. */
  settings: number;
  /** Redirects with captures that lead to the old address, and from there on by the new redirect. */
  chained: number;
}

/**
 * Moves a page: its file, the addresses in it that are relative to it, its place in the navigation and every link to
 * it. A redirect leads from its old address.
 * @throws DocsError where there is no such page, or something lies at the new place, or no page can be there
 */
export async function renamePage({ folder, base = '', ...given }: RenameOptions): Promise<Renamed> {
  const [from, to] = [normalizeDocsPath(given.from), normalizeDocsPath(given.to)];
  const settings = findSettings(folder);
  const files = new Set(scanFolder(folder).map(({ path }) => path));
  const isThere = (path: string): boolean => files.has(path) || fileOfPage(files, path) !== undefined;
  const listed = Object.fromEntries(Array.from(files, (path) => [path, '']));
  const findImport = (specifier: string, file: string): string | null => resolveImport(specifier, file, listed);
  const oldFile = findPage(files, from);
  const file = to + extname(oldFile);
  const routes = { from: pathToRoute(from), to: pathToRoute(to) };
  refuseUnnameable(to);
  refuseUnread(given.to);
  refuseUnredirectable(from);
  refuseTaken(folder, { file, oldFile, to: routes.to, settings });
  const text = readTextToChange(folder, oldFile);
  const changed = new Map<string, string>();
  const read = (name: string): string | null => changed.get(name) ?? settings.readFile(name);
  let places = 0;
  for (const name of settings.inputs) {
    const renamed = renameInSettings(read(name) ?? '', { from, to });
    if (renamed.count > 0) changed.set(name, renamed.text);
    places += renamed.count;
  }
  if (routes.from !== routes.to) {
    const settled = addRedirect(read, { settings: settings.file, ...routes });
    changed.set(settled.name, settled.text);
  }
  for (const [name, content] of moveImports({ folder, files, findImport, from: oldFile, to: posix.normalize(file) }))
    changed.set(name, content);
  // All is known before anything is written: what cannot be read leaves the site as it is.
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  movePage(folder, { oldFile, file, text: moveAddresses(text, { from: oldFile, to: file, isThere, findImport }) });
  for (const [name, content] of changed) replaceFile(join(folder, name), content);
  const links = await mendLinks({ folder, base, route: routes.from });
  const chained = settings.redirects.filter(({ destination }) => canLeadTo(destination, routes.from)).length;
  return { file: posix.normalize(file), links, settings: places, chained };
}

/** By way of a third name: where case makes no difference, the old name can be the new file's, too. */
function movePage(folder: string, { oldFile, file, text }: { oldFile: string; file: string; text: string }): void {
  const aside = join(dirname(join(folder, oldFile)), `.docwright-${processName()}.moved`);
  move(join(folder, oldFile), aside);
  try {
    replaceFile(join(folder, file), text);
  } catch (error) {
    move(aside, join(folder, oldFile));
    throw error;
  }
  rmSync(aside);
}

/** The redirect makes every link to the old address one that `check --fix` knows how to mend. */
async function mendLinks({ folder, base, route }: { folder: string; base: string; route: string }): Promise<number> {
  const { problems } = await checkSite({ folder, base, origin: null, service: null, part: 'broken-links' });
  const isMoved = ({ code, message, hint }: Problem): boolean =>
    code === 'moved-link' ? message.startsWith(`"${route}" `) : Boolean(hint?.includes(redirectHint(route)));
  return applyFixes(folder, problems.filter(isMoved));
}

/** Whether a destination is that address with something captured in it. */
function canLeadTo(destination: string, route: string): boolean {
  const path = destination.replace(/[?#].*$/s, '');
  if (!path.startsWith('/') || isLiteral(path)) return false;
  return createRedirectMatcher([{ source: path, destination: '/', permanent: true }], { base: '' })(route) !== null;
}

/** By the names that the folder lists: a file system to which case makes no difference finds a file by others, too. */
function findPage(files: ReadonlySet<string>, path: string): string {
  const file = fileOfPage(files, path);
  if (path !== '' && file !== undefined) return file;
  throw fault('no-page', `There is no page "${path}"`, 'Write a page as in the navigation: guides/install');
}

function fileOfPage(files: ReadonlySet<string>, path: string): string | undefined {
  return ['.mdx', '.md', '/index.mdx', '/index.md'].map((ending) => path + ending).find((name) => files.has(name));
}

interface Settings {
  file: 'docs.json' | 'mint.json';
  inputs: string[];
  redirects: readonly Redirect[];
  readFile: ReadFile;
}

function findSettings(folder: string): Settings {
  const file = findConfigFile(folder);
  const readFile: ReadFile = (name) => (existsSync(join(folder, name)) ? readTextToChange(folder, name) : null);
  const { config, inputs, problems } = parseConfig({ file, readFile });
  if (config === null) throw new DocsError(problems);
  return {
    file,
    inputs: inputs.filter((name) => existsSync(join(folder, name))),
    redirects: config.redirects,
    readFile,
  };
}

/** Navigation, links and redirects would read such a path as something else than the name of a file. */
function refuseUnnameable(to: string): void {
  const [sign] = /[?#]|%[\da-f]{2}/i.exec(to) ?? [];
  if (sign !== undefined)
    throw fault(
      'no-page',
      `"${to}" cannot be a page: "${sign}" has a special meaning in addresses`,
      'Choose another path',
    );
}

/** A page that no build would find again. */
function refuseUnread(to: string): void {
  const segments = posix.normalize(to.replace(/^\/+/, '')).split('/');
  if (segments[0] === '..') throw fault('no-page', `"${to}" is outside the site`, 'Choose another path');
  const closed = segments.find((name) => neverEntered.has(name));
  if (closed !== undefined) throw fault('no-page', `Pages in a folder "${closed}" are ignored`, 'Choose another path');
}

/** Where no redirect can lead away from, links to the page would be lost: elsewhere for good, here without a word. */
function refuseUnredirectable(from: string): void {
  const [sign] = /[?#*]|%[\da-f]{2}/i.exec(from) ?? (isLiteral(pathToRoute(from)) ? [] : [':']);
  if (sign !== undefined)
    throw fault(
      'no-page',
      `"${from}" cannot be moved with a redirect: "${sign}" has a special meaning there`,
      'Move the file by hand, then fix what docwright check reports',
    );
}

interface Move {
  oldFile: string;
  file: string;
  /** Route of the new place. */
  to: string;
  settings: Settings;
}

function refuseTaken(folder: string, { oldFile, file, to, settings }: Move): void {
  const bare = file.slice(0, -extname(file).length);
  const isTaken = (name: string): boolean =>
    existsSync(join(folder, name)) && !isOtherCase(folder, { one: oldFile, other: name });
  const taken = ['.mdx', '.md'].map((ending) => bare + ending).find(isTaken);
  if (bare === '' || taken !== undefined)
    throw fault('taken', `There is already something at "${taken ?? to}"`, 'Choose another path');
  if (settings.redirects.some(({ source }) => source === to))
    throw fault('taken', `"${to}" is the source of a redirect`, `Remove it from ${settings.file} first`);
}

/** Whether two names in one folder are those of one file, since case makes no difference there. */
function isOtherCase(folder: string, { one, other }: { one: string; other: string }): boolean {
  return one !== other && foldPath(one) === foldPath(other) && isSameFile(join(folder, one), join(folder, other));
}

function fault(code: Problem['code'], message: string, hint: string): DocsError {
  const problem: Problem = { severity: 'error', code, message, hint };
  return new DocsError([problem]);
}
