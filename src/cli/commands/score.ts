import { parseWebAddress } from '../../base/paths/parse-web-address.ts';
import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { Readiness, ReadinessOutcome } from '../../model/readiness.ts';
import { scoreSite } from '../../shared/readiness/score-site.ts';
import { readRenderingOptions, renderingOptions } from '../build-options.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { outputOptions } from '../output-options.ts';
import { createSiteAsker, nothing } from '../score/ask-server.ts';
import { openFolder } from '../score/open-folder.ts';
import { readSiteOptions, siteOptions } from '../site-options.ts';

export const scoreCommand: Command = {
  name: 'score',
  usage: '[folder or URL] [--json] [--min 100]',
  summary: 'Score how ready a site is for agents, with 20 checks',
  options: [
    { name: 'json', type: 'boolean', summary: 'write JSON' },
    { name: 'min', type: 'string', value: 'number', summary: 'exit with 1 below this score' },
    ...siteOptions.filter(({ name }) => name !== 'service'),
    ...renderingOptions,
    ...outputOptions,
  ],
  positionals: 1,
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  const { terminal, options } = input;
  const least = readLeast(options['min']);
  honourProxies(terminal);
  const readiness = await scorePlace(input);
  terminal.out(options['json'] === true ? renderSafeJson(readiness) : render(readiness, terminal.color));
  return readiness.score < least ? 1 : 0;
}

async function scorePlace(input: CommandInput): Promise<Readiness> {
  const [place = '.'] = input.positionals;
  const url = /^https?:/i.test(place) ? parseWebAddress(place) : null;
  if (url) {
    const ask = createSiteAsker((request) => fetch(request));
    const site = url.href.replace(/[?#].*/, '');
    if ((await ask(site)).status === nothing.status) throw new UsageError(`${site} does not answer`);
    return scoreSite({ site, ask });
  }
  const folder = await openFolder({ ...readSiteOptions(input), ...readRenderingOptions(input) });
  try {
    const ask = createSiteAsker(folder.fetch);
    return { ...(await scoreSite({ site: folder.site, origin: folder.origin, ask })), site: place };
  } finally {
    await folder.close();
  }
}

/** @throws UsageError for what is no number from 0 to 100 */
function readLeast(value: unknown): number {
  if (value === undefined) return 0;
  const number = Number(value);
  if (!(number >= 0 && number <= 100)) throw new UsageError(`--min must be a number from 0 to 100, not "${value}"`);
  return number;
}

const signs: Record<ReadinessOutcome['kind'], string> = { passed: '✓', failed: '✗', skipped: '–' };
const colors: Record<ReadinessOutcome['kind'], number> = { passed: 32, failed: 31, skipped: 2 };

function render({ site, score, checks }: Readiness, color: boolean): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const paint = (text: string, code: number): string => (color ? `\u001B[${code}m${text}\u001B[0m` : text);
  const lines = checks.flatMap(({ kind, name, seen, mend }) => [
    `${paint(signs[kind], colors[kind])} ${name.padEnd(width)}  ${seen}`,
    ...(kind === 'failed' ? [`  ${' '.repeat(width)}  ${paint(`→ ${mend}`, 2)}`] : []),
  ]);
  const counted = checks.filter(({ kind }) => kind !== 'skipped');
  const good = counted.filter(({ kind }) => kind === 'passed').length;
  return `${lines.join('\n')}\n\n${site}: ${score} of 100 (${good} of ${counted.length} checks passed)\n`;
}
