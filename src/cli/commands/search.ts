import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { ExplainedPassage } from '../../service/retrieval/create-retriever.ts';
import { explainWords } from '../../service/retrieval/explain-words.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { openSiteSearch } from '../search/open-site-search.ts';
import { readFilter } from '../search/read-filter.ts';
import { renderFoundPassages } from '../search/render-found-passages.ts';
import { readCount, readLastFolder, readSearchConfig, searchOptions } from '../search/search-options.ts';

export const searchCommand: Command = {
  name: 'search',
  usage: '"words" [dist] [--explain] [--json] [--limit 10]',
  summary: 'Search a built site as the service does',
  options: [
    { name: 'explain', type: 'boolean', summary: 'explain the ranking of each result' },
    { name: 'json', type: 'boolean', summary: 'write JSON' },
    { name: 'limit', type: 'string', short: 'n', value: 'number', summary: 'number of results (default: 10)' },
    { name: 'language', type: 'string', value: 'code', summary: 'only pages in this language' },
    { name: 'version', type: 'string', value: 'name', summary: 'only pages of this version' },
    { name: 'product', type: 'string', value: 'name', summary: 'only pages of this product' },
    { name: 'section', type: 'string', value: 'name', summary: 'only pages in this tab or group' },
    { name: 'tag', type: 'string', value: 'name', summary: 'only pages with this tag' },
    ...searchOptions,
  ],
  positionals: 2,
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  honourProxies(input.terminal);
  const { terminal, options, positionals } = input;
  const [query = ''] = positionals;
  if (query.trim() === '') throw new UsageError('Specify what to search for: docwright search "custom domain"');
  const limit = readCount(options['limit'], { name: 'limit', standard: 10, most: 100 });
  const { retriever, pages, audience, close } = await openSiteSearch({
    folder: readLastFolder(positionals, 'search'),
    config: readSearchConfig(input),
    terminal,
  });
  try {
    const { passages, corrections } = await retriever.explain({
      query,
      limit,
      scoreThreshold: 0,
      filter: readFilter(options, pages),
      audience,
    });
    if (options['json'] === true) terminal.out(renderSafeJson({ corrections, results: passages.map(describe) }));
    else
      terminal.out(
        renderFoundPassages(passages, { corrections, explain: options['explain'] === true, color: terminal.color }),
      );
    return 0;
  } finally {
    await close();
  }
}

function describe({ ranked, ...passage }: ExplainedPassage): Record<string, unknown> {
  const { keyword, share, cosine, titleFactor, pageFactor } = ranked.evidence;
  return {
    ...passage,
    why: {
      rank: ranked.rank,
      words: explainWords(ranked.evidence),
      keyword,
      share,
      meaning: cosine,
      title: titleFactor,
      page: pageFactor,
    },
  };
}
