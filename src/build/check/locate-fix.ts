import type { ProblemFix } from '../../model/problem.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/** Another text for a value of `docs.json`, and where it stands. */
export function locateFix(
  { locate }: Pick<CheckInput, 'locate'>,
  key: string,
  { from, to }: ProblemFix,
): Pick<CheckFinding, 'file' | 'line' | 'column' | 'key' | 'fix'> {
  return { ...locate(key), fix: { from: JSON.stringify(from), to: JSON.stringify(to) } };
}
