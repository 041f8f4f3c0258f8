import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { Reporter } from './reporter.ts';

/** The result as it is: what each problem says stands in `src/model/problem.ts`. */
export const reportJson: Reporter = ({ pages, problems }) => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return renderSafeJson({ pages, errors, warnings: problems.length - errors, problems });
};
