import { basename } from 'node:path';
import { countOf } from '../../base/text/count-of.ts';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { explainMissingModel } from '../../service/embeddings/find-model.ts';
import { publishIndex } from '../../service/retrieval/publish-index.ts';
import { readServiceManifest } from '../../service/server/read-service-manifest.ts';
import { readServicePages } from '../../service/server/read-service-pages.ts';
import { openDatabase } from '../../service/store/open-database.ts';
import { openSearchStore } from '../../service/store/open-search-store.ts';
import type { Command, CommandInput, ExitCode } from '../command.ts';
import { formatSeconds } from '../format.ts';
import { honourProxies } from '../honour-proxies.ts';
import { createProgress } from '../progress.ts';
import { openEmbedder } from '../search/open-embedder.ts';
import { readFolder, readSearchConfig, searchOptions } from '../search/search-options.ts';

/** A vector that no build needed for so long is forgotten. */
const UNUSED = 90 * 24 * 60 * 60_000;

export const indexSiteCommand: Command = {
  name: 'index',
  usage: '[dist] [--domain docs] [--config file]',
  summary: 'Index a built site for the service; the previous index stays in use until it is done',
  options: [
    {
      name: 'domain',
      type: 'string',
      value: 'name',
      summary: 'domain identifier of the site (default: from the configuration, else the folder name)',
    },
    ...searchOptions,
  ],
  positionals: 1,
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  honourProxies(input.terminal);
  const { terminal, options, positionals } = input;
  const config = readSearchConfig(input);
  const folder = readFolder(positionals[0]);
  const domain =
    typeof options['domain'] === 'string'
      ? options['domain']
      : (config.sites.find((site) => site.folder === folder)?.domain ?? basename(folder));
  const { build } = await readServiceManifest(folder);
  const pages = await readServicePages(folder);
  const started = performance.now();
  const database = await openDatabase(config.database);
  const embedder = await openEmbedder(config.embeddings, { threads: 2 }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const progress = createProgress(terminal);
  try {
    const store = await openSearchStore(database, config.search.engine);
    const { sections, embedded } = await publishIndex({
      store,
      site: domain,
      build,
      pages,
      embedder,
      maker: packageVersion,
      onProgress: ({ done, total }) => progress.update({ step: 'Embedding', done, total, unit: 'sections' }),
    });
    await store.forgetVectors(Date.now() - UNUSED);
    progress.end();
    const how =
      embedded === 0
        ? 'by keyword'
        : embedded === sections
          ? 'by keyword and by meaning'
          : `by keyword, ${embedded} of them also by meaning`;
    terminal.out(
      `${domain}: ${countOf(sections, 'section')} of ${countOf(pages.length, 'page')} can be found ${how} (took ${formatSeconds(performance.now() - started)})\n`,
    );
    if (!embedder && config.embeddings.kind === 'builtin') terminal.out(`${explainMissingModel(packageFolder)}\n`);
    return 0;
  } finally {
    progress.end();
    await embedder?.close();
    await database.close();
  }
}
