import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { browserOptions } from '../../tests/e2e/find-browser.ts';

/** "Fast 4G" of Chromium's developer tools. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
  latency: 165,
};

export interface TypingTimes {
  /** Milliseconds per key once the files of the query are there. */
  loaded: number[];
  /** Milliseconds per key on a throttled network with an empty cache. */
  network: number[];
}

/** Types queries letter by letter in a browser, on the files of a built index. */
export async function measureTyping(
  files: ReadonlyMap<string, string | Uint8Array>,
  queries: readonly string[],
): Promise<TypingTimes> {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    const content = name === '' ? PAGE : name === 'search.js' ? script : files.get(name);
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': typeOf(name), 'content-encoding': 'br' });
    response.end(brotliCompressSync(content ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  });
  const script = await bundle();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', FAST_4G);
  const network = await type(page, queries);
  const loaded = await type(page, queries);
  await browser.close();
  server.close();
  return { loaded, network };
}

const PAGE = '<!doctype html><title>-</title><script type="module" src="/search.js"></script>';

async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, '../../src/shared/search/create-search.ts');
  const contents = `import { createSearch } from ${JSON.stringify(entry)};
    window.search = createSearch({ fetchFile: async (name) => new Uint8Array(await (await fetch('/' + name)).arrayBuffer()) });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
  });
  return outputFiles[0]!.text;
}

/** One key after the other, each when the last is answered: the worst case for a network. */
function type(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (queries) => {
    const search = await (
      window as unknown as { search: Promise<{ search: (request: { query: string }) => Promise<unknown> }> }
    ).search;
    const times: number[] = [];
    for (const query of queries) {
      for (let length = 2; length <= query.length; length++) {
        const start = performance.now();
        await search.search({ query: query.slice(0, length) });
        times.push(performance.now() - start);
      }
    }
    return times;
  }, queries);
}

function typeOf(name: string): string {
  return name === '' ? 'text/html' : name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}
