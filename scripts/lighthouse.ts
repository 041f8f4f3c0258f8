import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { contentType } from '../src/base/paths/content-type.ts';
import { browserOptions } from '../tests/e2e/find-browser.ts';

const help = `Measures a built site with Lighthouse, as a phone on a slow network sees it, and prints a row for each page.
Ends with 1 when a page misses: performance 98, everything else 100, layout shift 0.

  npm run lighthouse -- [--folder dist] [--path /quickstart]… [--problems]

  --problems   print the audits that cost points
`;

/** Fetched when it is asked for: it brings 90 packages and 150 MB that nothing else here uses. */
const lighthouse = 'lighthouse@13.5.0';

/** What is read of Lighthouse's result. */
interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string; details?: unknown }
  >;
}

const wanted: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    path: {
      type: 'string',
      multiple: true,
      default: ['/', '/write/markdown', '/api-reference/discovery/search-documentation'],
    },
    problems: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const server = await servePacked(resolve(values.folder));
  const port = await freePort();
  const options = browserOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    for (const path of values.path) {
      const result = await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, port);
      if (!report(path, result)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function measure(url: string, port: number): Promise<LighthouseResult> {
  // Phone and slow network are Lighthouse's own defaults.
  const only = `--only-categories=${Object.keys(wanted).join(',')}`;
  const args = [
    '--yes',
    lighthouse,
    url,
    `--port=${port}`,
    only,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 1e8, shell: process.platform === 'win32' });
  return JSON.parse(stdout) as LighthouseResult;
}

/** Prints a page's row; tells whether it is good enough. */
function report(path: string, { categories, audits }: LighthouseResult): boolean {
  const scores = Object.keys(wanted).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (id) => `${id} ${audits[id]?.displayValue ?? '?'}`,
  );
  console.log(
    `${path}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}, layout shift ${shift} (${figures.join(', ')})`,
  );
  if (values.problems) for (const line of weakAudits({ categories, audits })) console.log(`    ${line}`);
  return scores.every(([name, score]) => score >= wanted[name]!) && shift === 0;
}

function weakAudits({ categories, audits }: Pick<LighthouseResult, 'categories' | 'audits'>): string[] {
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const weak = weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return weak.map(
    ({ id }) =>
      `${id}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''} ${JSON.stringify(audits[id]!.details ?? {}).slice(0, 600)}`,
  );
}

/** Serves a built site as static hosts do: text is compressed, files whose name holds a hash may be kept. */
function servePacked(folder: string): Promise<Server> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} is not a built site`);
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = [path, `${path}/index.html`, `${path}.html`]
      .map((name) => join(folder, name))
      .find((name) => name.startsWith(folder) && /\.\w+$/.test(name) && existsSync(name));
    const headers = {
      'content-type': contentType(file ?? 'a.html'),
      'cache-control': path.startsWith('/_docwright/') ? 'max-age=31536000' : 'no-cache',
    };
    const body = readFileSync(file ?? join(folder, '404.html'));
    const isText = !/font|image\/(?!svg)/.test(headers['content-type']);
    response.writeHead(file ? 200 : 404, isText ? { ...headers, 'content-encoding': 'gzip' } : headers);
    response.end(isText ? gzipSync(body) : body);
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** A port that was free a moment ago, for the browser's remote control. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
