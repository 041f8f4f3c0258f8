import { createHash } from 'node:crypto';
import { problemIdentity } from '../../base/errors/unique-problems.ts';
import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { Reporter } from './reporter.ts';
import { toldText } from './told-text.ts';

/**
 * A code quality report, which merge requests show.
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export const reportGitlab: Reporter = ({ problems }, { prefix }) => {
  const seen = new Map<string, number>();
  const issues = problems.map((problem) => {
    // A line that moved is the same issue; the same fault twice in a file is two.
    const identity = problemIdentity({ ...problem, line: undefined, column: undefined });
    const number = seen.get(identity) ?? 0;
    seen.set(identity, number + 1);
    return {
      description: toldText(problem),
      check_name: problem.code,
      fingerprint: createHash('sha256').update(`${identity} ${number}`).digest('hex'),
      severity: problem.severity === 'error' ? 'major' : 'minor',
      location: { path: prefix + (problem.file ?? 'docs.json'), lines: { begin: problem.line ?? 1 } },
    };
  });
  return renderSafeJson(issues);
};
