import type { Problem } from './problem.ts';

/** How much a finding weighs; `off` leaves it out. */
export type CheckSeverity = 'error' | 'warning' | 'off';

/** Commands that run a part of `docwright check`. */
export type CheckPart = 'validate' | 'broken-links' | 'a11y' | 'openapi-check';

export interface CheckRule {
  /** `code` of the problems that it finds. */
  name: string;
  /** What it looks at, in one sentence without a full stop. */
  looksAt: string;
  /** Unless `check.rules` of `docs.json` says otherwise. */
  severity: CheckSeverity;
  /** `docwright check --fix` mends what has one right answer. */
  isFixable?: boolean;
  parts: readonly CheckPart[];
  /** The option of `docwright check` that it waits for, since it asks other servers. */
  needs?: 'external';
}

/** What a check found. */
export interface CheckResult {
  /** How many were checked. */
  pages: number;
  problems: Problem[];
}
