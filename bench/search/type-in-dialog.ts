import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { browserOptions } from '../../tests/e2e/find-browser.ts';
import { loadQuestions } from './load-questions.ts';

/**
 * Types questions letter by letter into the search dialog of a built site, as a person does, and counts what the
 * browser loads. Arguments: folder of the output, name of a question set, and how many of its questions (40). Bytes are
 * those of bodies in Brotli (quality 5); the dialog's scripts and style sheets are counted apart from the index.
 */
const [folder, name = 'manual', most = '40'] = process.argv.slice(2) as [string, string?, string?];
/** Milliseconds between two keys: a person who types fast. */
const PAUSE = 120;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const queries = loadQuestions()
  .find((set) => set.name === name)!
  .questions.map(({ q }) => q);
const asked = queries.filter((_, index) => index % Math.ceil(queries.length / Number(most)) === 0);
const counted = { index: 0, other: 0 };
const server = await serve(resolve(folder));
const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
const browser = await chromium.launch(browserOptions());
const [cold, keys, others]: [number[], number[], number[]] = [[], [], []];
for (const [number, query] of asked.entries()) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  counted.other = 0;
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').waitFor();
  counted.index = 0;
  await type(page, query);
  cold.push(counted.index);
  others.push(counted.other);
  await page.locator('#search-input').fill('');
  await type(page, asked[(number + 1) % asked.length]!, (bytes) => keys.push(bytes));
  await context.close();
}
await browser.close();
server.close();
const kilobytes = (values: number[], share: number): string => `${(quantile(values, share) / 1_000).toFixed(0)} kB`;
console.log('| queries | cold p50 | p95 | highest | a further key p95 | highest | scripts of the dialog |');
console.log(`|${'---:|'.repeat(7)}`);
console.log(
  `| ${[asked.length, kilobytes(cold, 0.5), kilobytes(cold, 0.95), kilobytes(cold, 1), kilobytes(keys, 0.95), kilobytes(keys, 1), kilobytes(others, 0.5)].join(' | ')} |`,
);

async function type(page: Page, query: string, note?: (bytes: number) => void): Promise<void> {
  for (const letter of query) {
    const before = counted.index;
    await page.keyboard.type(letter);
    await page.waitForTimeout(PAUSE);
    note?.(counted.index - before);
  }
  await page.locator('.search-dialog:not([data-busy], [data-partial])').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Serves the folder as hosts do: compressed, and with names that hold a hash kept for good. */
function serve(root: string): Promise<Server> {
  const bodies = new Map<string, Buffer>();
  const read = (path: string): Buffer => {
    const known = bodies.get(path);
    if (known) return known;
    const body = brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    bodies.set(path, body);
    return body;
  };
  const own = createServer((request, response) => {
    const path = join(root, new URL(request.url!, 'http://localhost').pathname);
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (candidate) => candidate.startsWith(root) && existsSync(candidate) && statSync(candidate).isFile(),
    );
    if (!file) return void response.writeHead(404).end();
    const body = read(file);
    if (file.includes('/_docwright/search/')) counted.index += body.length;
    else counted.other += body.length;
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'max-age=31536000',
    });
    response.end(body);
  });
  return new Promise((done) => own.listen(0, '127.0.0.1', () => done(own)));
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
