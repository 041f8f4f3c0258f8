import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSearch } from '../../search/create-search.ts';
import { evaluate, type Evaluation } from '../../search/evaluate.ts';
import { UsageError, type Command, type CommandInput, type ExitCode } from '../command.ts';
import { openSiteSearch, type SiteSearch } from '../search/open-site-search.ts';
import { parseQuestions } from '../search/parse-questions.ts';
import { renderEvaluation } from '../search/render-evaluation.ts';
import { readFolder, readSearchConfig, searchOptions } from '../search/search-options.ts';

export const evalCommand: Command = {
  name: 'eval',
  usage: 'questions.json [dist] [--json]',
  summary: 'Measure the search of a built site with questions whose answers are known',
  options: [
    { name: 'json', type: 'boolean', summary: 'write JSON' },
    { name: 'language', type: 'string', value: 'code', summary: 'search only pages of this language' },
    { name: 'version', type: 'string', value: 'name', summary: 'search only pages of this version' },
    ...searchOptions,
  ],
  positionals: 2,
  run,
};

/** Pages the measures look at. */
const PAGES = 10;

async function run(input: CommandInput): Promise<ExitCode> {
  const { terminal, options, positionals } = input;
  const [file, argument] = positionals;
  if (file === undefined) throw new UsageError('Name a file of questions: docwright eval questions.json dist');
  const folder = readFolder(argument);
  const questions = parseQuestions(readText(file), file);
  const filter = { ...(typeof options['language'] === 'string' ? { language: options['language'] } : {}), ...(typeof options['version'] === 'string' ? { version: options['version'] } : {}) };
  const site = await openSiteSearch({ folder, config: readSearchConfig(input), terminal });
  try {
    reportUnknown(questions, { site, terminal });
    const browser = await openBrowserSearch(folder);
    const results = {
      browser: await evaluate(questions, async (query) => (await browser.search({ query, limit: PAGES, ...filter })).pages.map(({ route }) => route)),
      service: await evaluate(questions, (query) => askService(site, query, filter)),
    };
    terminal.out(options['json'] === true ? `${JSON.stringify({ browser: flatten(results.browser), service: flatten(results.service) }, null, 2)}\n` : renderEvaluation(results, { meaning: site.embedder !== null }));
    return 0;
  } finally {
    await site.close();
  }
}

function readText(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch {
    throw new UsageError(`There is no file ${file}`);
  }
}

function openBrowserSearch(folder: string): ReturnType<typeof createSearch> {
  return createSearch({ fetchFile: async (name) => new Uint8Array(readFileSync(join(folder, '_docwright/search', name))) });
}

/** Pages in the order of their best passages. */
async function askService({ retriever, audience }: SiteSearch, query: string, filter: { language?: string; version?: string }): Promise<string[]> {
  const passages = await retriever.search({ query, limit: PAGES * 3, scoreThreshold: 0, filter, audience });
  return [...new Set(passages.map(({ route }) => route))].slice(0, PAGES);
}

/** The same numbers for all questions and for each kind. */
function flatten({ all, kinds }: Evaluation): Record<string, unknown> {
  return { ...all, kinds };
}

/** A question whose answer is no page says nothing of the search. */
function reportUnknown(questions: ReturnType<typeof parseQuestions>, { site, terminal }: { site: SiteSearch; terminal: CommandInput['terminal'] }): void {
  const known = new Set(site.manifest.pages.map(({ route }) => route.replace(/^\/+|\/+$/g, '')));
  const unknown = questions.flatMap(({ answers }) => answers).filter((answer) => !known.has(answer.replace(/[#?].*$/s, '').replace(/^\/+|\/+$/g, '').replace(/(^|\/)index$/, '')));
  if (unknown.length > 0) terminal.error(`No page of the site: ${[...new Set(unknown)].join(', ')}\n`);
}
