import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDocumentation } from './documentation.ts';
import { writeBuiltSite } from './write-built-site.ts';

/**
 * Measures how long `GET /` has to wait while the service indexes a site of `BENCH_PAGES` pages with ten sections each,
 * asked twenty times a second: `node bench/service/indexing.ts`, after `npm run compile`. An empty database first, then
 * one with vectors.
 */
const count = Number(process.env['BENCH_PAGES'] ?? 2000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const pause = 50;
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docwright-bench-'));

interface Served {
  url: string;
  log: () => string;
  stop: () => Promise<unknown>;
}

function serve(): Promise<Served> {
  const child = spawn(
    process.execPath,
    [join(root, 'bin/docwright.js'), 'serve', join(folder, 'site'), '--data', join(folder, 'data'), '--port', '0'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = (): Promise<unknown> => (child.kill('SIGTERM'), ended);
  child.stdout.on('data', (text: Buffer) => (log += text.toString()));
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      const port = /:(\d+)\/ shows/.exec(text.toString())?.[1];
      if (port) resolve({ url: `http://127.0.0.1:${port}/`.replace('127.0.0.1', 'localhost'), log: () => log, stop });
    });
    child.once('exit', (code) => reject(new Error(`docwright serve ended with ${code}`)));
  });
}

/** Requests go out by the clock, not when the last answer is there, so that a wait is not hidden by waiting. */
async function measureWaits({ url, log }: Served): Promise<{ waits: number[]; failed: number }> {
  const waits: number[] = [];
  let failed = 0;
  let sent = 0;
  const running = new Set<Promise<unknown>>();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && !/Indexed .*sections/.test(log())) {
    const began = performance.now();
    const asked = fetch(url)
      .then((answer) => answer.arrayBuffer())
      .catch(() => failed++)
      .then(() => waits.push(performance.now() - began));
    running.add(asked.finally(() => running.delete(asked)));
    // A search a second makes the service load what was published.
    if (++sent % 20 === 0) void search(url).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  await Promise.all(running);
  return { waits: waits.sort((a, b) => a - b), failed };
}

async function search(url: string): Promise<void> {
  const answer = await fetch(`${url}_docwright/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: query() }),
  });
  await answer.arrayBuffer();
}

const { pages, query } = generateDocumentation(count * 10);
writeBuiltSite(join(folder, 'site'), pages);
try {
  const served = await serve();
  const { waits, failed } = await measureWaits(served);
  const at = (share: number): string =>
    `${(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(0)} ms`;
  console.log(
    `${count} pages, ${waits.length} requests: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}; ${waits.filter((wait) => wait > 50).length} above 50 ms, ${failed} failed`,
  );
  await served.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
