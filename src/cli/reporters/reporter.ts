import type { CheckResult } from '../../model/check.ts';

/** Writes the result of a check for a program. */
export type Reporter = (result: CheckResult, context: ReporterContext) => string;

export interface ReporterContext {
  /** Of Docwright. */
  version: string;
  /** Path from the folder in which the command runs to the site's, with a final `/`; empty where they are one. */
  prefix: string;
  /** ISO 8601. */
  now: string;
}
