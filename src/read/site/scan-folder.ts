import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { ownMarker } from '../../base/paths/own-marker.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { isBuilt, mayBeBuilt } from './is-built.ts';
import { isInside } from './is-inside.ts';
import { withPositiveClasses } from './positive-classes.ts';
import { readTextFile } from './read-text-file.ts';
import { unreadable } from './unreadable.ts';

export interface ScannedFile {
  /** Relative to the site folder, with forward slashes. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  changed: number;
  /** The same of what the system says of the file, too: copies and moved files keep the time at which they changed. */
  placed: number;
  /**
   * Excluded by `.mintignore` or by the names that are left out by default. A page that navigation names is built all
   * the same.
   */
  ignored: boolean;
}

/** `read()` of a folder (its absolute path), kept for as long as somebody knows that nothing in it changes. */
export type RememberFolder = <T>(folder: string, read: () => T) => T;

/** What lies in one folder; nothing in an output, in what a build wrote for the service, or in what is kept. */
interface FolderContent {
  /** Without those behind links. */
  files: ScannedFile[];
  /** Paths of folders in it. */
  folders: string[];
  /** Paths of links. What they lead to changes by itself. */
  links: string[];
  problems: Problem[];
  /** Whether all of it follows from what lies in the folder itself. */
  isSettled: boolean;
}

/** A folder to look into. */
interface OpenFolder {
  /** Its path with a slash at the end; empty for the site's own. */
  prefix: string;
  /** Where the site and the links on the way to it really lie. */
  around: readonly string[];
}

/** Links to folders that are entered: each of them may hold links to all others. */
const mostLinks = 1000;

/** Folders that never hold anything of a site. */
export const neverEntered: ReadonlySet<string> = new Set(['.git', 'node_modules', '.astro', '.docwright']);

const ignoredByDefault = [
  '.*/',
  '!.well-known/',
  '.*',
  '!.well-known',
  // Sites that came from GitBook keep the pictures of their pages there.
  '!.gitbook',
  '**/.gitbook/*',
  '!**/.gitbook/assets',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  // What editors, Git and patch leave beside a file: the text of a page for a few readers would be handed to all.
  '*~',
  '\\#*#',
  '*.bak',
  '*.orig',
  '*.rej',
  // Further down these names belong to the author: `images/build/`, `guides/temp/`.
  '/build/',
  '/dist/',
  '/coverage/',
  '/tmp/',
  '/temp/',
];

/** What a repository tells programs that write code; in small letters they are names of pages. */
const toldToPrograms = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];

/** The author's own patterns say which case they mean; those that nobody wrote take `Readme.md` for what it is. */
function inAnyCase(rule: string): string {
  return rule.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

export interface ScanOptions {
  isUntrusted?: boolean;
  problems?: Problem[];
  /** Unset: every folder is read. */
  remember?: RememberFolder | undefined;
}

/** Lists all files of a site, sorted by path; outputs in it are not of it. Rules: docs/format.md#pages-and-files. */
export function scanFolder(
  folder: string,
  { isUntrusted = false, problems = [], remember = (_, read) => read() }: ScanOptions = {},
): ScannedFile[] {
  const ignored = readIgnoreFile(folder, problems);
  const rules = ignore({ ignorecase: false })
    .add(ignoredByDefault.map(inAnyCase))
    .add(toldToPrograms)
    .add(ignored.map(withPositiveClasses));
  const files: ScannedFile[] = [];
  const addFile = (path: string): void => void addAll(files, readFile(folder, { path, rules }));
  const pending: OpenFolder[] = [{ prefix: '', around: [realpathSync(folder)] }];
  let links = 0;
  while (pending.length > 0) {
    const { prefix, around } = pending.pop()!;
    // Of the rules, each set has lists of its own.
    const known = remember(join(folder, prefix), () => new Map<string, FolderContent>());
    const key = ignored.join('\n');
    const content = known.get(key) ?? readContent(folder, { prefix, rules });
    if (content.isSettled) known.set(key, content);
    addAll(problems, content.problems);
    addAll(files, content.files);
    for (const path of content.folders) pending.push({ prefix: `${path}/`, around });
    for (const path of content.links) {
      if (isUntrusted && !isInside(folder, join(folder, path))) continue;
      const target = newFolderBehind(join(folder, path), around);
      if (target === null) addFile(path);
      else if (links++ < mostLinks && !neverEntered.has(path.slice(prefix.length)))
        pending.push({ prefix: `${path}/`, around: [...around, target] });
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface ScanContext {
  rules: Ignore;
}

function readContent(folder: string, { prefix, rules }: ScanContext & { prefix: string }): FolderContent {
  const problems: Problem[] = [];
  const entries = readEntries(folder, { prefix, problems });
  const own = join(folder, prefix.slice(0, -1));
  const names = entries.map(({ name }) => name);
  const mayBeOutput = mayBeBuilt(own, names);
  const isSettled = problems.length === 0 && !mayBeOutput;
  const content: FolderContent = { files: [], folders: [], links: [], problems, isSettled };
  if (prefix !== '' && (names.includes(ownMarker) || (mayBeOutput && isBuilt(own)))) return content;
  for (const entry of entries) {
    const path = prefix + entry.name;
    if (entry.isSymbolicLink()) content.links.push(path);
    else if (entry.isFile()) addAll(content.files, readFile(folder, { path, rules }));
    else if (entry.isDirectory() && !neverEntered.has(entry.name)) content.folders.push(path);
  }
  return content;
}

/** Nothing, if it is gone by now, or no file. */
function readFile(folder: string, { path, rules }: ScanContext & { path: string }): ScannedFile[] {
  const stats = readStats(join(folder, path));
  if (!stats?.isFile()) return [];
  const { size, mtimeMs: changed, ctimeMs: placed } = stats;
  return [{ path, size, changed, placed, ignored: rules.ignores(path) }];
}

/** A folder may be gone by the time it is looked into. */
function readEntries(folder: string, { prefix, problems }: { prefix: string; problems: Problem[] }): Dirent[] {
  try {
    return readdirSync(join(folder, prefix), { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(unreadable(prefix, error));
    return [];
  }
}

/** The folder that a link leads to, unless the link lies in it: it would be entered without end. */
function newFolderBehind(path: string, around: readonly string[]): string | null {
  try {
    const target = realpathSync(path);
    const own = realpathSync(dirname(path));
    // The root of a file system ends with a separator already.
    const below = target.endsWith(sep) ? target : target + sep;
    const leadsBack = [...around, own].some((folder) => `${folder}${sep}`.startsWith(below));
    return statSync(target).isDirectory() && !leadsBack ? target : null;
  } catch {
    return null;
  }
}

/** A link may lead nowhere, or to itself. */
function readStats(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function readIgnoreFile(folder: string, problems: Problem[]): string[] {
  const rules = readLines(join(folder, ignoreFile));
  return rules.filter((rule, index) => {
    if (!hasTooManyWildcards(rule)) return true;
    problems.push({
      severity: 'warning',
      code: 'ignore-pattern',
      message: `The pattern "${rule.slice(0, 60)}" is ignored: it has too many wildcards`,
      hint: `Use at most ${mostWildcards} between two slashes, and ** at most ${mostWildcards} times`,
      file: ignoreFile,
      line: index + 1,
    });
    return false;
  });
}

const ignoreFile = '.mintignore';
/** Each more multiplies the time that a name can take by its length. */
const mostWildcards = 3;

function hasTooManyWildcards(rule: string): boolean {
  const segments = rule.split('/');
  const isDeep = (segment: string): boolean => segment === '**';
  return (
    segments.filter(isDeep).length > mostWildcards ||
    segments.some((segment) => !isDeep(segment) && (segment.match(/\*+/g)?.length ?? 0) > mostWildcards)
  );
}

function readLines(path: string): string[] {
  try {
    return readTextFile(path).split(/\r?\n/);
  } catch {
    return [];
  }
}
