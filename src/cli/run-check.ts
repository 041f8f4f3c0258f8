import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { countProblems } from '../base/errors/count-problems.ts';
import { DocsError } from '../base/errors/docs-error.ts';
import { stopsOutput } from '../base/errors/stops-output.ts';
import { posixPath } from '../base/paths/posix-path.ts';
import { countOf } from '../base/text/count-of.ts';
import { stateFolder } from '../build/astro/state-folder.ts';
import { applyFixes } from '../build/check/apply-fixes.ts';
import { checkDescription } from '../build/check/check-description.ts';
import { type CheckOptions, checkSite } from '../build/check/check-site.ts';
import type { CheckPart, CheckResult } from '../model/check.ts';
import { packageVersion } from '../read/site/package-folder.ts';
import { readRenderingOptions, renderingOptions } from './build-options.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from './command.ts';
import { honourProxies } from './honour-proxies.ts';
import { outputOptions, say } from './output-options.ts';
import { reportProblems } from './report-problems.ts';
import { filedReporters, reporters } from './reporters/reporters.ts';
import { readSiteOptions, siteOptions } from './site-options.ts';

/** Options of the commands that check a site. */
export const checkOptions: Command['options'] = [
  { name: 'json', type: 'boolean', summary: 'write JSON; short for --reporter json' },
  {
    name: 'reporter',
    type: 'string',
    value: 'form',
    words: Object.keys(reporters),
    summary: `output format for other programs: ${Object.keys(reporters).join(', ')}`,
  },
  ...siteOptions.filter(({ name }) => name !== 'service'),
  ...renderingOptions,
  ...outputOptions,
];

/** Options of those that look at links. */
export const linkOptions: Command['options'] = [
  { name: 'external', type: 'boolean', summary: 'also check links to other sites' },
  { name: 'fix', type: 'boolean', summary: 'fix what has only one right answer' },
];

export interface CheckRun {
  part?: CheckPart;
  /** Faults of pages end with 1, too. */
  strict: boolean;
}

/** Checks a site, tells what was found in the form that the options name, and gives the exit code. */
export async function runCheck(input: CommandInput, { part, strict }: CheckRun): Promise<ExitCode> {
  const { terminal } = input;
  const reporter = readReporter(input);
  honourProxies(terminal);
  const [place] = input.positionals;
  if (part === 'openapi-check' && place !== undefined && isDescription(place))
    return tellOf(checkDescription(place, process.cwd()), { input, reporter, folder: process.cwd(), strict });
  const site = { ...readSiteOptions(input), ...readRenderingOptions(input) };
  const external = input.options['external'] === true && {
    external: { file: join(stateFolder(site.folder, { isUntrusted: site.isUntrusted }), 'external-links.json') },
  };
  const options: CheckOptions = { ...site, ...(part && { part }), ...external };
  return tellOf(checkAndMend(options, input), { input, reporter, folder: options.folder, strict });
}

/** A file that is no folder of a site; one that there is not may be either. */
function isDescription(place: string): boolean {
  const isFile = statSync(place, { throwIfNoEntry: false })?.isFile() ?? /\.(?:json|ya?ml)$/i.test(place);
  return /^https?:/i.test(place) || (isFile && !/(?:^|[/\\])(?:docs|mint)\.json$/.test(place));
}

interface Reporting {
  input: CommandInput;
  reporter: (typeof reporters)[string] | null;
  folder: string;
  strict: boolean;
}

/** What ends a check before it has found anything is for the programs that read a report, too. */
async function tellOf(check: Promise<CheckResult>, reporting: Reporting): Promise<ExitCode> {
  try {
    return report(await check, reporting);
  } catch (error) {
    if (!(error instanceof DocsError) || !reporting.reporter) throw error;
    report({ pages: 0, problems: error.problems }, reporting);
    return 1;
  }
}

function report(result: CheckResult, { input, reporter, folder, strict }: Reporting): ExitCode {
  const { terminal } = input;
  const context = { version: packageVersion, prefix: prefixOf(folder), now: new Date().toISOString() };
  if (reporter) terminal.out(reporter(result, context));
  if (reporter && filedReporters.has(reporter)) reportProblems(result.problems, terminal, { names: true });
  if (!reporter) tell(input, result);
  return stopsOutput(result.problems, { strict, force: false }) ? 1 : 0;
}

/** What was mended is no longer told. */
async function checkAndMend(options: CheckOptions, input: CommandInput): Promise<CheckResult> {
  const result = await checkSite(options);
  const mended = input.options['fix'] === true ? applyFixes(options.folder, result.problems) : 0;
  if (mended === 0) return result;
  say(input.terminal, `${mended} fixed\n`, 'error');
  return checkSite(options);
}

function tell({ terminal }: CommandInput, { pages, problems }: CheckResult): void {
  reportProblems(problems, terminal, { names: true });
  say(terminal, `${countOf(pages, 'page')} checked: ${countProblems(problems)}\n`);
}

function readReporter({ options }: CommandInput): (typeof reporters)[string] | null {
  const name = options['json'] === true ? 'json' : options['reporter'];
  if (name === undefined) return null;
  const reporter = typeof name === 'string' && Object.hasOwn(reporters, name) ? reporters[name] : undefined;
  if (!reporter) throw new UsageError(`--reporter must be one of ${Object.keys(reporters).join(', ')}, not "${name}"`);
  return reporter;
}

/** Reports name files as the repository does in whose folder the command runs. */
function prefixOf(folder: string): string {
  const path = posixPath(relative(process.cwd(), folder));
  return path === '' || path.startsWith('..') ? '' : `${path}/`;
}
