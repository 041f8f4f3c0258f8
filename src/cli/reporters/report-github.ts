import { withoutControls } from '../../base/text/without-controls.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reporter } from './reporter.ts';
import { toldText } from './told-text.ts';

/**
 * Annotations on the lines of a pull request.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const reportGithub: Reporter = ({ problems }, { prefix }) =>
  problems.map((problem) => `${commandOf(problem, prefix)}\n`).join('');

function commandOf(problem: Problem, prefix: string): string {
  const { severity, code, file, line, column } = problem;
  const properties = {
    ...(file !== undefined && { file: prefix + file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { col: column }),
    title: code,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${written.join(',')}::${escapeData(toldText(problem))}`;
}

function escapeData(text: string): string {
  return withoutControls(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
