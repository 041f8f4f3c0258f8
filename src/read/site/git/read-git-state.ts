import { resolve } from 'node:path';
import { askGit } from './ask-git.ts';
import { readCutCommits } from './read-cut-commits.ts';

/**
 * What git says of a folder, as far as a build can show it: the newest commit, the branch, how much of the history is
 * there, and what `readRepository` reads. `null` where there is no commit.
 */
export async function readGitState(folder: string): Promise<string | null> {
  // A process is started for each, which takes longer than what it does.
  const [state, ...ofRemote] = await Promise.all([
    askGit(folder, ['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD', '--show-prefix', '--git-path', 'shallow']),
    askGit(folder, ['remote', 'get-url', 'origin']),
    askGit(folder, ['symbolic-ref', 'refs/remotes/origin/HEAD']),
  ]);
  if (state === null) return null;
  const lines = state.split('\n');
  // Where the repository lies says nothing of it.
  const cut = readCutCommits(resolve(folder, lines.pop()!));
  return JSON.stringify([lines, cut.sort(), ...ofRemote]);
}
