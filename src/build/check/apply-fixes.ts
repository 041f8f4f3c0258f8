import { join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import type { Problem } from '../../model/problem.ts';
import { readTextToChange } from '../../read/site/read-text-file.ts';
import { replaceFile } from '../files/replace-file.ts';

type Mendable = Problem & Required<Pick<Problem, 'file' | 'line' | 'column' | 'fix'>>;

/** Mends in the files of a site what has one right answer, and gives how much that was. */
export function applyFixes(folder: string, problems: readonly Problem[]): number {
  const byFile = Map.groupBy(problems.filter(isMendable), ({ file }) => file);
  return [...byFile].reduce((sum, [file, own]) => sum + mendFile(folder, { file, problems: own }), 0);
}

function isMendable(problem: Problem): problem is Mendable {
  const { file, line, column, fix } = problem;
  return file !== undefined && line !== undefined && column !== undefined && fix !== undefined;
}

function mendFile(folder: string, { file, problems }: { file: string; problems: readonly Mendable[] }): number {
  const lines = readLines(folder, file);
  // From the end, so that the places of those before stay true.
  const ordered = problems.toSorted((a, b) => b.line - a.line || b.column - a.column);
  let mended = 0;
  for (const { line, column, fix } of ordered) {
    const text = lines[line - 1];
    const at = text?.indexOf(fix.from, column - 1) ?? -1;
    if (at < 0) continue;
    lines[line - 1] = text!.slice(0, at) + fix.to + text!.slice(at + fix.from.length);
    mended++;
  }
  if (mended > 0) replaceFile(join(folder, file), lines.join('\n'));
  return mended;
}

/** None of a file that a change would damage. */
function readLines(folder: string, file: string): string[] {
  try {
    return readTextToChange(folder, file).split('\n');
  } catch (error) {
    if (error instanceof DocsError) return [];
    throw error;
  }
}
