import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askGit } from './ask-git.ts';

interface DatedLine {
  text: string;
  /** `null` where a shallow clone ends: its oldest commit has every line, whoever wrote it. */
  date: string | null;
}

export interface LineDates {
  /**
   * The date (`YYYY-MM-DD`) on which each line was last committed, the first line first; `null` for lines that are not
   * committed yet. Empty where git does not know the file.
   */
  lines: (string | null)[];
  /** Whether lines have no date that have been committed, since the clone lacks what says so. */
  isCut: boolean;
}

/** When the lines of a file were committed, as far as the clone tells, which ends at the commits `cut`. */
export async function readLineDates(
  folder: string,
  { file, cut }: { file: string; cut: ReadonlySet<string> },
): Promise<LineDates> {
  // Of the file as it lies there, git would ask programs that the repository names.
  const answer = await askGit(folder, ['blame', '--porcelain', '--no-textconv', 'HEAD', '--', file]);
  if (answer === null)
    return {
      lines: [],
      isCut: (await askGit(folder, ['rev-parse', '--verify', '--quiet', `HEAD:./${file}`])) !== null,
    };
  const committed = readLines(answer, cut);
  if (committed.length === 0) return { lines: [], isCut: false };
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  return {
    lines: datesOf(text.trimEnd().split(/\r?\n/), committed),
    isCut: committed.some(({ date }) => date === null),
  };
}

function readLines(answer: string, cut: ReadonlySet<string>): DatedLine[] {
  const lines: DatedLine[] = [];
  const dateOf = new Map<string, string>();
  let commit = '';
  for (const line of answer.split('\n')) {
    const head = /^([0-9a-f]{40,64}) \d+ \d+/.exec(line)?.[1];
    if (head !== undefined) commit = head;
    else if (line.startsWith('committer-time ')) dateOf.set(commit, toDate(line.slice(15)));
    else if (line.startsWith('\t'))
      lines.push({ text: line.slice(1).replace(/\r$/, ''), date: cut.has(commit) ? null : dateOf.get(commit)! });
  }
  return lines;
}

/** What stands between the first and the last line that was changed since counts as not committed. */
function datesOf(lines: readonly string[], committed: readonly DatedLine[]): (string | null)[] {
  const most = Math.min(lines.length, committed.length);
  let before = 0;
  while (before < most && lines[before] === committed[before]!.text) before++;
  let after = 0;
  while (after < most - before && lines.at(-1 - after) === committed.at(-1 - after)!.text) after++;
  return lines.map((_, index) => {
    const place = index < before ? index : index < lines.length - after ? null : index - lines.length;
    return place === null ? null : committed.at(place)!.date;
  });
}

function toDate(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
