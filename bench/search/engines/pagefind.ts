import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { SearchSection } from '../../../src/shared/search/search-section.ts';
import { browserOptions } from '../../../tests/e2e/find-browser.ts';
import { type BuiltEngine, type Engine, toPages } from './engine.ts';
import { importOptional } from './import-optional.ts';

/** Pagefind on one HTML page per page, asked in a browser since it runs nowhere else. */
export const pagefind: Engine = {
  name: 'pagefind',
  build: async ({ sections }) => {
    const module = await importOptional('pagefind');
    if (!module) return null;
    const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
    const { index } = await module.createIndex({});
    for (const [route, page] of Map.groupBy(sections, (section) => section.route)) {
      await index.addHTMLFile({ url: route, content: toHtml(page) });
    }
    await index.writeFiles({ outputPath: join(folder, 'pagefind') });
    await module.close();
    return openInBrowser(folder);
  },
};

async function openInBrowser(folder: string): Promise<BuiltEngine> {
  let bytes = 0;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const content =
      path === '/'
        ? Buffer.from('<!doctype html><title>-</title>')
        : await readFile(join(folder, path)).catch(() => null);
    bytes += content?.length ?? 0;
    response.writeHead(content ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch(browserOptions());
  const warm = await browser.newPage();
  await warm.goto(addressOf(server));
  return {
    search: async (query) => toPages(await ask(warm, query, 10)),
    coldBytes: async (query) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(addressOf(server));
      bytes = 0;
      await ask(page, query, 8);
      await context.close();
      return bytes;
    },
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function ask(page: Page, query: string, count: number): Promise<string[]> {
  return page.evaluate(
    async ({ query, count }) => {
      const api = await import(/* @vite-ignore */ `${location.origin}/pagefind/pagefind.js`);
      const { results } = await api.search(query);
      const data = await Promise.all(
        results.slice(0, count).map((result: { data: () => Promise<{ url: string }> }) => result.data()),
      );
      return data.map((item) => item.url);
    },
    { query, count },
  );
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '': 'text/html' };

function addressOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}/`;
}

function toHtml(page: readonly SearchSection[]): string {
  const parts = page.map(({ heading, anchor, text, description }) => {
    const title = heading ? `<h2 id="${escapeHtml(anchor)}">${escapeHtml(heading)}</h2>` : '';
    return `${title}<p>${escapeHtml(description)}</p><p>${escapeHtml(text)}</p>`;
  });
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(page[0]!.title)}</title></head><body><h1>${escapeHtml(page[0]!.title)}</h1>${parts.join('')}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
