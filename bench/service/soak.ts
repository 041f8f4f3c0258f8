import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDocumentation } from './documentation.ts';
import { writeBuiltSite } from './write-built-site.ts';

/**
 * What an hour's worth of requests leaves in memory: `node bench/service/soak.ts`. Searches and questions to the
 * assistant in rounds, with a collection of garbage after each; heap and resident memory have to level off.
 */
const passages = process.env['BENCH_PASSAGES'] ?? '1000';
const searches = Number(process.env['BENCH_REQUESTS'] ?? 10_000);
const questions = Number(process.env['BENCH_QUESTIONS'] ?? 500);
const rounds = 5;
const clients = 4;
const folder = mkdtempSync(join(tmpdir(), 'docwright-soak-'));
const script = join(import.meta.dirname, 'service-server.ts');

/** So many calls, a few at a time. */
async function repeat(count: number, call: () => Promise<Response>): Promise<void> {
  let left = count;
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await call();
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`The service answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

try {
  writeBuiltSite(join(folder, 'site'), []);
  execFileSync(process.execPath, [...process.execArgv, script, folder, passages, 'index'], { stdio: 'inherit' });
  const child = fork(script, [folder, passages], { execArgv: ['--expose-gc'] });
  const next = <Message>(): Promise<Message> =>
    new Promise((resolve) => child.once('message', resolve as (message: unknown) => void));
  const { port, key } = await next<{ port: number; key: string }>();
  const { query } = generateDocumentation(Number(passages));
  const post = (path: string, body: unknown) => (): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  const note = async (name: string): Promise<void> => {
    child.send('collect');
    const { heap, memory } = await next<{ heap: number; memory: number }>();
    console.log(
      `${name.padEnd(36)} heap ${(heap / 1e6).toFixed(1).padStart(6)} MB   resident ${(memory / 1e6).toFixed(0).padStart(4)} MB`,
    );
  };
  await repeat(20, () => post('/discovery/v1/search/bench', { query: query() })());
  await note('after 20 searches');
  for (let round = 1; round <= rounds; round++) {
    await repeat(searches / rounds, () => post('/discovery/v1/search/bench', { query: query() })());
    await repeat(questions / rounds, () =>
      post('/discovery/v2/assistant/bench/message', {
        fp: 'anonymous',
        messages: [{ role: 'user', parts: [{ type: 'text', text: query() }] }],
      })(),
    );
    await note(`after ${(searches / rounds) * round} searches, ${(questions / rounds) * round} questions`);
  }
  child.kill();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
