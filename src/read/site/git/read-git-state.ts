import type { Repository } from '../../../model/site.ts';
import { askGit } from './ask-git.ts';
import { readRepository } from './read-repository.ts';

/** Everything of a repository that a build can show: `null` where the folder is in none. */
export interface GitState {
  /** Of the newest commit. */
  head: string;
  isShallow: boolean;
  repository: Repository | null;
}

export async function readGitState(folder: string): Promise<GitState | null> {
  const head = await askGit(folder, ['rev-parse', 'HEAD']);
  if (head === null) return null;
  const [shallow, repository] = await Promise.all([
    askGit(folder, ['rev-parse', '--is-shallow-repository']),
    readRepository(folder),
  ]);
  return { head, isShallow: shallow === 'true', repository };
}
