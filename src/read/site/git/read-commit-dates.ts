import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { askGit } from './ask-git.ts';
import { readCutCommits } from './read-cut-commits.ts';
import { runGit } from './run-git.ts';

export interface CommitDates {
  /** ISO 8601 date of the last commit of each file, by path relative to the folder. */
  dates: Map<string, string>;
  /**
   * Why files have no date that have been committed: the clone holds the newest commits alone, or there is a repository
   * that git does not read, as one of another user, or for want of git, or one at which it ends, as where an object is
   * damaged.
   */
  gap: 'shallow' | 'unread' | 'broken' | null;
  /** The commits at which a shallow clone ends. */
  cut: ReadonlySet<string>;
}

/** What is known of files that nobody asked git about. */
export const noDates: CommitDates = { dates: new Map(), gap: null, cut: new Set() };

/**
 * When each of the files was last committed, from one reading of the history that ends at the last file found. Empty
 * where there is no git or no repository.
 */
export async function readCommitDates(folder: string, files: Iterable<string>): Promise<CommitDates> {
  const missing = new Set(files);
  const place = await askGit(folder, ['rev-parse', '--git-path', 'shallow']);
  if (place === null) return isInRepository(folder) ? { ...noDates, gap: 'unread' } : noDates;
  const cut = new Set(readCutCommits(resolve(folder, place)));
  const dates = new Map<string, string>();
  const read = createLogReader((file, { commit, date }) => {
    // The oldest commit of a shallow clone lists every file, whether it changed it or not.
    if (missing.delete(file) && !cut.has(commit)) dates.set(file, date);
    return missing.size > 0;
  });
  const isRead = await runGit(
    folder,
    ['log', '--relative', '--name-only', '--no-renames', '-z', '--format=%x01%H %ct', '--', '.'],
    read,
  );
  // A repository without a commit has no history either.
  const isBroken = !isRead && (await askGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])) !== null;
  return { dates, gap: isBroken ? 'broken' : cut.size > 0 ? 'shallow' : null, cut };
}

function isInRepository(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isInRepository(parent));
}

interface Commit {
  commit: string;
  date: string;
}

/** Takes the log in pieces; `onFile` says whether to go on. */
function createLogReader(onFile: (file: string, commit: Commit) => boolean): (text: string) => boolean {
  let rest = '';
  let current: Commit = { commit: '', date: '' };
  return (text) => {
    const entries = (rest + text).split('\0');
    rest = entries.pop()!;
    for (const entry of entries) {
      if (entry.startsWith('\u0001')) current = parseCommit(entry.slice(1));
      else if (!onFile(entry.replace(/^\n/, ''), current)) return false;
    }
    return true;
  };
}

function parseCommit(line: string): Commit {
  const [commit = '', seconds = ''] = line.split(' ');
  return { commit, date: new Date(Number(seconds) * 1000).toISOString() };
}
