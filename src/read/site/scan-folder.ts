import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ignore from 'ignore';
import type { Problem } from '../../model/problem.ts';
import { isBuilt } from './is-built.ts';
import { isInside } from './is-inside.ts';
import { readTextFile } from './read-text-file.ts';
import { unreadable } from './unreadable.ts';

export interface ScannedFile {
  /** Relative to the site folder, with forward slashes. */
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  changed: number;
  /**
   * Excluded by `.mintignore` or by the names that are left out by default. A page that navigation names is built all
   * the same.
   */
  ignored: boolean;
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
const neverEntered = new Set(['.git', 'node_modules', '.astro', '.docwright']);

const ignoredByDefault = [
  '.*/',
  '!.well-known/',
  '.*',
  '!.well-known',
  'README.md',
  'LICENSE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  // Further down these names belong to the author: `images/build/`, `guides/temp/`.
  '/build/',
  '/dist/',
  '/coverage/',
  '/tmp/',
  '/temp/',
];

/** Lists all files of a site, sorted by path; outputs in it are not of it. Rules: docs/format.md#pages-and-files. */
export function scanFolder(
  folder: string,
  { isUntrusted = false, problems = [] }: { isUntrusted?: boolean; problems?: Problem[] } = {},
): ScannedFile[] {
  const rules = ignore().add(ignoredByDefault).add(readIgnoreFile(folder, problems));
  const files: ScannedFile[] = [];
  const pending: OpenFolder[] = [{ prefix: '', around: [realpathSync(folder)] }];
  let links = 0;
  while (pending.length > 0) {
    const { prefix, around } = pending.pop()!;
    for (const entry of readEntries(folder, { prefix, problems })) {
      const path = prefix + entry.name;
      if (entry.isSymbolicLink() && isUntrusted && !isInside(folder, join(folder, path))) continue;
      const target = entry.isSymbolicLink() ? newFolderBehind(join(folder, path), around) : null;
      const isEntered = entry.isDirectory() || (target !== null && links++ < mostLinks);
      if (isEntered && !neverEntered.has(entry.name) && !isBuilt(join(folder, path)))
        pending.push({ prefix: `${path}/`, around: target === null ? around : [...around, target] });
      if (entry.isFile() || (entry.isSymbolicLink() && target === null)) {
        const stats = readStats(join(folder, path));
        if (stats?.isFile())
          files.push({ path, size: stats.size, changed: stats.mtimeMs, ignored: rules.ignores(path) });
      }
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
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
    const leadsBack = [...around, own].some((folder) => `${folder}${sep}`.startsWith(`${target}${sep}`));
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
      message: `The pattern "${rule.slice(0, 60)}" is left out: it has more wildcards than can be looked for in time`,
      hint: `Write at most ${mostWildcards} between two slashes, and at most ${mostWildcards} times **`,
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
