import { runGit } from './run-git.ts';

/** The whole answer of git in a folder, without white space at its ends; `null` where it has none. */
export async function askGit(folder: string, args: readonly string[]): Promise<string | null> {
  let answer = '';
  const isDone = await runGit(folder, args, (text) => {
    answer += text;
  });
  return isDone ? answer.trim() : null;
}
