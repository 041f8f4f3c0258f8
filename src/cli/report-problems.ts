import { renderReport } from '../base/errors/render-report.ts';
import type { Problem } from '../model/problem.ts';
import type { Terminal } from './command.ts';

/**
 * Prints problems as every command does: with `--quiet` the errors among them, with `--verbose` each one. `names`: with
 * the name of each, where rules have weights and comments take findings out.
 */
export function reportProblems(
  problems: readonly Problem[],
  { volume, color, error }: Terminal,
  { names = false }: { names?: boolean } = {},
): void {
  const told = problems.filter(({ severity }) => volume !== 'quiet' || severity === 'error');
  if (told.length > 0) error(`${renderReport(told, { color, all: volume === 'verbose', names })}\n`);
}
