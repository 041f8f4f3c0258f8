import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIndexer, type Indexer } from '../../../../src/cli/serve/create-indexer.ts';
import type { IndexingJob } from '../../../../src/cli/serve/indexing-worker.ts';

let folder = '';
let indexer: Indexer;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-indexer-'))));
afterEach(async () => {
  await indexer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A process that does the work as the given program does. */
function open(program: string): Indexer {
  const script = join(folder, 'worker.mjs');
  writeFileSync(script, program);
  return (indexer = createIndexer(script));
}

function job(build: string, domain = 'docs'): IndexingJob {
  return {
    database: join(folder, 'service.db'),
    engine: 'built-in',
    embeddings: { kind: 'none' },
    domain,
    folder,
    build,
  };
}

const publishes = `process.once('message', ({ build }) => process.send({ kind: 'published', index: { version: build, sections: 3, embedded: 0 } }, () => process.exit(0)));`;

test('gives what the process published', async () => {
  expect(await open(publishes).index(job('one'))).toEqual({ version: 'one', sections: 3, embedded: 0 });
});

test('says what the process says of its failure', async () => {
  const broken = open(
    `process.once('message', () => process.send({ kind: 'failure', message: 'The disk is full' }, () => process.exit(0)));`,
  );
  await expect(broken.index(job('one'))).rejects.toThrow('docs could not be indexed: The disk is full');
});

test('a process that crashes is an error, and the next build is indexed all the same', async () => {
  const crashing = open(
    `process.once('message', ({ build }) => (build === 'one' ? process.kill(process.pid, 'SIGKILL') : process.send({ kind: 'published', index: { version: build, sections: 1, embedded: 0 } }, () => process.exit(0))));`,
  );
  await expect(crashing.index(job('one'))).rejects.toThrow('docs could not be indexed: the process ended with SIGKILL');
  expect(await crashing.index(job('two'))).toMatchObject({ version: 'two' });
});

test('a script that does not even start is an error', async () => {
  await expect(open('import "./nothing.mjs";').index(job('one'))).rejects.toThrow(
    /docs could not be indexed: [\s\S]*nothing\.mjs/,
  );
});

const hangs = `
import { writeFileSync } from 'node:fs';
process.once('message', ({ build, folder }) => {
  if (build !== 'slow') return process.send({ kind: 'published', index: { version: build, sections: 1, embedded: 0 } }, () => process.exit(0));
  writeFileSync(folder + '/pid', String(process.pid));
  setInterval(() => undefined, 1000);
});`;

/** The process that is at work, once it is. */
function findWorker(): Promise<number> {
  return vi.waitFor(() => {
    if (!existsSync(join(folder, 'pid'))) throw new Error('The process has not begun');
    return Number(readFileSync(join(folder, 'pid'), 'utf8'));
  }, 10_000);
}

test('a newer build of a site ends the work on the older one, which can then not be published after it', async () => {
  const slow = open(hangs).index(job('slow'));
  const worker = await findWorker();
  const [older, newer] = await Promise.all([slow, indexer.index(job('new'))]);
  expect([older, newer?.version]).toEqual([null, 'new']);
  expect(() => process.kill(worker, 0)).toThrow('ESRCH');
});

test('another site waits for its turn', async () => {
  open(publishes);
  const both = await Promise.all([indexer.index(job('one', 'a')), indexer.index(job('two', 'b'))]);
  expect(both.map((index) => index?.version)).toEqual(['one', 'two']);
});

test('closing ends the work', async () => {
  const slow = open(hangs).index(job('slow'));
  const worker = await findWorker();
  await indexer.close();
  expect(await slow).toBeNull();
  expect(() => process.kill(worker, 0)).toThrow('ESRCH');
});
