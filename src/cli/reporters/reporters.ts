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
