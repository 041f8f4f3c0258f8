import type { Problem } from '../model/problem.ts';
import type { Terminal } from './command.ts';
import { say } from './output-options.ts';
import { reportProblems } from './report-problems.ts';

/**
 * Prints what is wrong with a site that is being written: at first everything, then what a change brought, and a line
 * for each file of which something was mended. Called with all that is wrong now.
 */
export function createFaultTeller(terminal: Terminal): (problems: readonly Problem[]) => void {
  let last: readonly Problem[] = [];
  return (problems) => {
    const found = without(problems, last);
    const mended = without(last, problems);
    last = problems;
    reportProblems(found, terminal);
    for (const [file, own] of Map.groupBy(mended, fileOf)) say(terminal, describe(file, own.length, problems));
  };
}

function describe(file: string, mended: number, problems: readonly Problem[]): string {
  const left = problems.filter((problem) => fileOf(problem) === file).length;
  return left === 0 ? `${file}: fixed\n` : `${file}: ${mended} fixed, ${left} left\n`;
}

function fileOf({ file }: Problem): string {
  return file ?? 'The site';
}

/** The problems that are not among others, as often as they are more; a line that moved is the same problem. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(identity(other), (counts.get(identity(other)) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = counts.get(identity(problem)) ?? 0;
    counts.set(identity(problem), count - 1);
    return count <= 0;
  });
}

function identity({ severity, code, file, key, message }: Problem): string {
  return JSON.stringify([severity, code, file, key, message]);
}
