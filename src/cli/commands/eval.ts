import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { searchAddress } from '../../base/paths/own-addresses.ts';
import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { RetrievalFilter } from '../../model/retrieval.ts';
import { createSearch } from '../../shared/search/create-search.ts';
import { type Evaluation, evaluate, type Quality } from '../../shared/search/evaluate.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { createReaderPlacer } from '../search/create-reader-placer.ts';
import { findUnknownAnswers } from '../search/find-unknown-answers.ts';
import { openSiteSearch, type SiteSearch } from '../search/open-site-search.ts';
import { parseQuestions } from '../search/parse-questions.ts';
import { readFilter } from '../search/read-filter.ts';
import { renderEvaluation } from '../search/render-evaluation.ts';
import { readLastFolder, readSearchConfig, searchOptions } from '../search/search-options.ts';

export const evalCommand: Command = {
  name: 'eval',
  usage: 'questions.json [dist] [--json]',
  summary: 'Measure the search of a built site with questions whose answers are known',
  options: [
    { name: 'json', type: 'boolean', summary: 'write JSON' },
    { name: 'language', type: 'string', value: 'code', summary: 'search only pages in this language' },
    { name: 'version', type: 'string', value: 'name', summary: 'search only pages of this version' },
    ...searchOptions,
  ],
  positionals: 2,
  run,
};

/** Pages the measures look at. */
const PAGES = 10;

async function run(input: CommandInput): Promise<ExitCode> {
  honourProxies(input.terminal);
  const { terminal, options, positionals } = input;
  const [file] = positionals;
  if (file === undefined) throw new UsageError('Specify a file of questions: docwright eval questions.json dist');
  const folder = readLastFolder(positionals, 'eval');
  const questions = parseQuestions(readText(file), file);
  const site = await openSiteSearch({ folder, config: readSearchConfig(input), terminal });
  try {
    const filter = readFilter(options, site.pages);
    const unknown = findUnknownAnswers(questions, {
      routes: site.manifest.pages.map(({ route }) => route),
      searched: site.searched,
    });
    terminal.error(unknown.map((sentence) => `${sentence}\n`).join(''));
    const browser = await openBrowserSearch(folder);
    const place = createReaderPlacer(site.manifest.pages);
    const results = {
      browser: await evaluate(questions, async (query, question) =>
        (await browser.search({ query, limit: PAGES, ...place(question), ...filter })).pages.map(({ route }) => route),
      ),
      service: await evaluate(questions, (query, question) =>
        askService(site, query, { ...place(question), ...filter }),
      ),
    };
    terminal.out(
      options['json'] === true
        ? renderSafeJson(describe(results))
        : renderEvaluation(results, { meaning: site.embedder !== null }),
    );
    return 0;
  } finally {
    await site.close();
  }
}

function readText(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') throw new UsageError(`${file} does not exist`);
    throw new UsageError(
      code === 'EISDIR' ? `${file} is a folder, not a file of questions` : `${file} cannot be read (${String(code)})`,
    );
  }
}

/** @throws DocsError for a build without the files of the search */
function openBrowserSearch(folder: string): ReturnType<typeof createSearch> {
  const search = join(folder, searchAddress);
  if (!existsSync(join(search, 'manifest.json')))
    throw new DocsError([
      {
        severity: 'error',
        code: 'no-built-site',
        message: `${folder} has no ${searchAddress.slice(1)}/manifest.json, which search in the browser needs`,
        hint: 'Build the site again with docwright build',
      },
    ]);
  return createSearch({ fetchFile: async (name) => new Uint8Array(readFileSync(join(search, name))) });
}

/** Pages in the order of their best passages. */
async function askService(
  { retriever, audience }: SiteSearch,
  query: string,
  filter: RetrievalFilter,
): Promise<string[]> {
  const passages = await retriever.search({ query, limit: PAGES * 3, scoreThreshold: 0, filter, audience });
  return [...new Set(passages.map(({ route }) => route))].slice(0, PAGES);
}

type Figures = Omit<Quality, 'questions'>;

/** The figures for all questions, then those for each kind. */
function describe({ browser, service }: { browser: Evaluation; service: Evaluation }): Record<string, unknown> {
  const kinds = Object.entries(browser.kinds).map(([kind, quality]) => [
    kind,
    { questions: quality.questions, browser: pickFigures(quality), service: pickFigures(service.kinds[kind]!) },
  ]);
  return {
    browser: pickFigures(browser.all),
    service: pickFigures(service.all),
    questions: browser.all.questions,
    kinds: Object.fromEntries(kinds),
  };
}

function pickFigures({ hit1, hit5, hit10, mrr }: Quality): Figures {
  return { hit1, hit5, hit10, mrr };
}
