import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDocumentation } from './documentation.ts';
import { type Load, type LoadResult, measureLoad } from './load.ts';
import { writeBuiltSite } from './write-built-site.ts';

/**
 * Measures the service on this machine's loopback: `npm run bench:service`. The bare framework is measured in the same
 * run, so that a slow machine shows in both.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const sizes = (process.env['BENCH_PASSAGES'] ?? '1000,100000').split(',').map(Number);
/** What an hour at the limit of one organization brings. */
const hourly = Number(process.env['BENCH_REQUESTS'] ?? 10_000);
const clients = 16;
const folder = mkdtempSync(join(tmpdir(), 'docwright-bench-'));

interface Started {
  child: ChildProcess;
  port: number;
  key: string;
  memory: number;
}

function start(script: string, args: string[]): Promise<Started> {
  const child = fork(join(import.meta.dirname, script), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, ...(message as Omit<Started, 'child'>) }));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

interface Standing {
  memory: number;
  /** Milliseconds of processor time so far. */
  processor: number;
}

function askStanding(child: ChildProcess): Promise<Standing> {
  return new Promise((resolve) => child.once('message', resolve as (message: unknown) => void).send('standing'));
}

/** Processor time is the steadier number: other work on the machine does not change it much. */
async function measure(name: string, child: ChildProcess, load: Load): Promise<void> {
  const before = await askStanding(child);
  const result = await measureLoad(load);
  const after = await askStanding(child);
  report(name, result, (after.processor - before.processor) / result.requests);
}

function report(name: string, { perSecond, p50, p99, failed }: LoadResult, processor: number): void {
  console.log(
    `${name.padEnd(44)} ${String(Math.round(perSecond)).padStart(8)} req/s   ${processor.toFixed(2).padStart(6)} CPU-ms   p50 ${p50.toFixed(2).padStart(7)} ms   p99 ${p99.toFixed(2).padStart(7)} ms${failed > 0 ? `   ${failed} FAILED` : ''}`,
  );
}

async function measureBare(): Promise<void> {
  const { child, port } = await start('bare-server.ts', []);
  const url = `http://127.0.0.1:${port}`;
  const { query } = generateDocumentation(1000);
  await measure('bare framework, GET JSON', child, {
    url: `${url}/`,
    method: 'GET',
    headers: {},
    body: () => null,
    clients,
    seconds,
  });
  await measure('bare framework, POST JSON', child, {
    url: `${url}/search`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: () => JSON.stringify({ query: query() }),
    clients,
    seconds,
  });
  child.kill();
}

async function measureService(passages: number): Promise<void> {
  execFileSync(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, 'service-server.ts'), folder, String(passages), 'index'],
    {
      stdio: 'inherit',
    },
  );
  const { child, port, key, memory } = await start('service-server.ts', [folder, String(passages)]);
  const url = `http://127.0.0.1:${port}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const { query } = generateDocumentation(passages);
  const search = {
    url: `${url}/discovery/v1/search/bench`,
    method: 'POST' as const,
    headers,
    body: () => JSON.stringify({ query: query() }),
  };
  await measureLoad({ ...search, clients: 1, seconds: 1 });
  await measure('a page, 30 kB, brotli', child, {
    url: `${url}/`,
    method: 'GET',
    headers: { 'accept-encoding': 'br' },
    body: () => null,
    clients,
    seconds,
  });
  await measure(`search, ${passages} passages, ${clients} clients`, child, { ...search, clients, seconds });
  await measure(`search, ${passages} passages, 1 client`, child, { ...search, clients: 1, seconds });
  const tokens = await measureFirstTokens({ url: `${url}/discovery/v2/assistant/bench/message`, headers, query });
  console.log(
    `${`assistant, first token, ${passages} passages`.padEnd(44)} ${' '.repeat(32)}p50 ${tokens.p50.toFixed(2).padStart(7)} ms   p99 ${tokens.p99.toFixed(2).padStart(7)} ms`,
  );
  let left = hourly;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0)
        await fetch(search.url, { method: 'POST', headers, body: search.body() }).then((answer) =>
          answer.arrayBuffer(),
        );
    }),
  );
  const { memory: after } = await askStanding(child);
  console.log(
    `${`memory, ${passages} passages`.padEnd(44)} ${Math.round(memory / 1e6)} MB at first, ${Math.round(after / 1e6)} MB after ${hourly} more searches`,
  );
  child.kill();
}

/** Time from sending a question to the first piece of text of its answer. */
async function measureFirstTokens({
  url,
  headers,
  query,
}: {
  url: string;
  headers: Record<string, string>;
  query: () => string;
}): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let count = 0; count < 200; count++) {
    const body = JSON.stringify({
      fp: 'anonymous',
      messages: [{ role: 'user', parts: [{ type: 'text', text: query() }] }],
    });
    const began = performance.now();
    const answer = await fetch(url, { method: 'POST', headers, body });
    let text = '';
    let first = 0;
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (first === 0 && text.includes('"text-delta"')) first = performance.now() - began;
    }
    times.push(first);
  }
  times.sort((a, b) => a - b);
  return { p50: times[100]!, p99: times[197]! };
}

writeBuiltSite(join(folder, 'site'), []);
try {
  await measureBare();
  for (const passages of sizes) await measureService(passages);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
