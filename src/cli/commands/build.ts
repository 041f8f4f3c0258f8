import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { countProblems } from '../../base/errors/count-problems.ts';
import { DocsError } from '../../base/errors/docs-error.ts';
import { sayWhere } from '../../base/errors/say-where.ts';
import { problemKind } from '../../base/errors/stops-output.ts';
import { hostNames, isHostName } from '../../base/http/hosts.ts';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { countOf } from '../../base/text/count-of.ts';
import type { BuildOptions } from '../../build/publish/build-options.ts';
import { type BuildResult, buildSite } from '../../build/publish/build-site.ts';
import type { HostName } from '../../model/host.ts';
import { forceOption, readRenderingOptions, renderingOptions, strictOption } from '../build-options.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { formatBytes, formatSeconds } from '../format.ts';
import { honourProxies } from '../honour-proxies.ts';
import { outputOptions, say } from '../output-options.ts';
import { createProgress } from '../progress.ts';
import { reportProblems } from '../report-problems.ts';
import { readSiteOptions, siteOptions } from '../site-options.ts';
import { watchPhases } from '../watch-phases.ts';

export const buildCommand: Command = {
  name: 'build',
  usage:
    '[site] [--out dist] [--base /docs] [--site https://docs.example.com] [--strict] [--force] [--host name] [--protect] [--service URL] [--report file] [--cache folder]',
  summary: 'Build a static site',
  options: [
    { name: 'out', type: 'string', short: 'o', value: 'folder', summary: 'output folder (default: dist)' },
    ...siteOptions,
    {
      name: 'host',
      type: 'string',
      value: 'name',
      words: hostNames,
      summary: `prepare the output for a host: ${hostNames.join(', ')}`,
    },
    {
      name: 'protect',
      type: 'boolean',
      summary: 'build for members: restricted content is only available through the service',
    },
    { name: 'report', type: 'string', value: 'file', summary: 'write page counts and all problems to a JSON file' },
    strictOption,
    forceOption,
    ...renderingOptions,
    {
      name: 'cache',
      type: 'string',
      value: 'folder',
      summary: 'cache directory (default: in node_modules/.cache or the user’s cache directory)',
    },
    { name: 'no-cache', type: 'boolean', summary: 'neither read nor write the cache' },
    { name: 'timings', type: 'boolean', summary: 'show how long each part of the build took' },
    ...outputOptions,
  ],
  positionals: 1,
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  const { terminal, options } = input;
  honourProxies(terminal);
  const started = performance.now();
  const report = readReport(options);
  const progress = createProgress(terminal);
  const phases = options['timings'] === true ? watchPhases() : null;
  const result = await buildSite({
    ...readSiteOptions(input),
    ...readRenderingOptions(input),
    out: resolve(typeof options['out'] === 'string' ? options['out'] : 'dist'),
    strict: options['strict'] === true,
    force: options['force'] === true,
    protect: options['protect'] === true,
    host: readHost(options),
    cache: readCache(options),
    verbose: terminal.volume === 'verbose',
    onProgress: progress.update,
  })
    .catch((error: unknown) => {
      // What keeps a site from being read at all is for those who read the report, too.
      if (report !== null && error instanceof DocsError) writeReport(report, { ...nothing, problems: error.problems });
      throw error;
    })
    .finally(progress.end);
  reportProblems(result.problems, terminal);
  if (phases) terminal.error(phases.render());
  const seconds = formatSeconds(performance.now() - started);
  if (report !== null) writeReport(report, result);
  if (!result.written) {
    terminal.error(`Nothing was written: ${countProblems(result.problems)}. The previous output is unchanged.\n`);
    return 1;
  }
  const count = countOf(result.pages, 'page');
  const pages = result.unchanged ? `Nothing changed: ${count}` : `${count} in ${seconds}`;
  say(terminal, `${pages}, ${formatBytes(result.bytes)}, ${countProblems(result.problems)} → ${result.out}\n`);
  return 0;
}

/** @throws UsageError for a host that is not known, and for members' pages on one that hands out every file */
function readHost({ host, protect }: CommandInput['options']): HostName | null {
  if (typeof host !== 'string') return null;
  if (!isHostName(host)) throw new UsageError(`--host must be one of ${hostNames.join(', ')}, not "${host}"`);
  if (protect === true)
    throw new UsageError(
      '--host and --protect cannot be combined: a static host serves every file, including members’ pages',
    );
  return host;
}

/**
 * Looked at before a build, which would end with nothing said of it.
 * @throws UsageError for a folder, and as the system does where nothing can be written
 */
function readReport({ report }: CommandInput['options']): string | null {
  if (typeof report !== 'string') return null;
  const file = resolve(report);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--report must be a file, but ${report} is a folder`);
  if (!existsSync(file)) refuseClosedFolder(dirname(file));
  return file;
}

/** @throws UsageError for a folder that is to be used and not to be used */
function readCache({ cache, 'no-cache': isOff }: CommandInput['options']): BuildOptions['cache'] {
  if (isOff !== true) return typeof cache === 'string' ? resolve(cache) : undefined;
  if (cache !== undefined) throw new UsageError('--cache and --no-cache cannot be combined');
  return null;
}

type Reported = Pick<BuildResult, 'pages' | 'listed' | 'rendered' | 'bytes' | 'problems'>;

const nothing = { pages: 0, listed: 0, rendered: 0, bytes: 0 };

function writeReport(file: string, result: Reported): void {
  mkdirSync(dirname(file), { recursive: true });
  sayWhere(file, () => writeFileSync(file, `${JSON.stringify(summarise(result), null, 2)}\n`));
}

/** For scripts that compare builds. */
function summarise({ pages, listed, rendered, bytes, problems }: Reported): Record<string, unknown> {
  const counts: Record<string, number> = {};
  for (const { code } of problems) counts[code] = (counts[code] ?? 0) + 1;
  const kinds = problems.map((problem) => ({ ...problem, kind: problemKind(problem) }));
  return { pages, listed, rendered, bytes, counts, problems: kinds };
}
