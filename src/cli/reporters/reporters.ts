import { reportGithub } from './report-github.ts';
import { reportGitlab } from './report-gitlab.ts';
import { reportJson } from './report-json.ts';
import { reportJunit } from './report-junit.ts';
import { reportSarif } from './report-sarif.ts';
import type { Reporter } from './reporter.ts';

/** By the value of `--reporter`. */
export const reporters: Readonly<Record<string, Reporter>> = {
  json: reportJson,
  github: reportGithub,
  gitlab: reportGitlab,
  junit: reportJunit,
  sarif: reportSarif,
};

/** Those whose result a pipeline keeps in a file, so that its log does not say what is wrong. */
export const filedReporters: ReadonlySet<Reporter> = new Set([reportGitlab, reportJunit, reportSarif]);
