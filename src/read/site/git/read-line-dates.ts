import { askGit } from './ask-git.ts';

/**
 * The date (`YYYY-MM-DD`) on which each line of a file was last committed, the first line first; `null` for lines that
 * are not committed yet. Empty where git does not know the file.
 */
export async function readLineDates(folder: string, file: string): Promise<(string | null)[]> {
  const answer = await askGit(folder, ['blame', '--porcelain', '--', file]);
  const dates: (string | null)[] = [];
  const dateOf = new Map<string, string | null>();
  let commit = '';
  for (const line of answer?.split('\n') ?? []) {
    const head = /^([0-9a-f]{40,64}) \d+ \d+/.exec(line)?.[1];
    if (head !== undefined) commit = head;
    else if (line.startsWith('committer-time '))
      dateOf.set(commit, /^0+$/.test(commit) ? null : toDate(line.slice(15)));
    else if (line.startsWith('\t')) dates.push(dateOf.get(commit) ?? null);
  }
  return dates;
}

function toDate(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
