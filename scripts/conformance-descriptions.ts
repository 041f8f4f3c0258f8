import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Page } from '../src/model/page.ts';
import type { Problem } from '../src/model/problem.ts';
import { buildChannelPages } from '../src/read/asyncapi/build-channel-pages.ts';
import { parseAsyncApi } from '../src/read/asyncapi/parse-asyncapi.ts';
import { resolveFrontMatter } from '../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../src/read/openapi/build-document-pages.ts';
import { parseOpenApi } from '../src/read/openapi/parse-openapi.ts';
import { parseTree } from '../src/shared/json-schema/parse-tree.ts';
import { asTree, entriesOf, type UntrustedTree } from '../src/shared/json-schema/untrusted-value.ts';

/** What became of one description. */
interface Row {
  operations: number;
  pages: number;
  markdown: number;
  seconds: number;
  problems: Problem[];
}

type Answer = { kind: 'row'; row: Row } | { kind: 'skipped' } | { kind: 'crashed'; error: string };

const secondsPerFile = 30;

const help = `Makes pages of every OpenAPI and AsyncAPI description under the folders and counts them.

  node scripts/conformance-descriptions.ts [--sample N] [--problems] FOLDER...

  --sample N    only N descriptions, evenly spread
  --problems    print the problems of each description
`;

if (isMainThread) await main();
else parentPort!.on('message', async (file: string) => parentPort!.postMessage(await examine(file)));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' }, problems: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) {
    process.stdout.write(help);
    process.exitCode = 2;
    return;
  }
  const files = positionals.flatMap((folder) => findFiles(resolve(folder)));
  const failures = await examineAll(takeSample(files, Number(values.sample ?? files.length)), values.problems);
  process.exitCode = failures > 0 ? 1 : 0;
}

function findFiles(folder: string): string[] {
  return globSync('**/*.{json,yaml,yml}', { cwd: folder })
    .sort()
    .map((file) => join(folder, file))
    .filter((file) => !/[\\/]package(-lock)?\.json$/.test(file));
}

function takeSample(files: string[], wanted: number): string[] {
  const step = Math.max(1, files.length / wanted);
  return Array.from({ length: Math.min(wanted, files.length) }, (_, index) => files[Math.floor(index * step)]!);
}

async function examineAll(files: string[], showProblems: boolean): Promise<number> {
  const total = { descriptions: 0, operations: 0, pages: 0, seconds: 0, problems: 0, failures: 0 };
  let worker = new Worker(import.meta.filename);
  for (const file of files) {
    const name = relative(process.cwd(), file);
    const answer = await ask(worker, file);
    if (answer.kind === 'skipped') continue;
    total.descriptions++;
    if (answer.kind === 'crashed') {
      total.failures++;
      process.stdout.write(`FAILED  ${name}: ${answer.error}\n`);
      await worker.terminate();
      worker = new Worker(import.meta.filename);
      continue;
    }
    const { row } = answer;
    const isShort = row.pages < row.operations;
    total.operations += row.operations;
    total.pages += row.pages;
    total.seconds += row.seconds;
    total.problems += row.problems.length;
    total.failures += isShort ? 1 : 0;
    process.stdout.write(
      `${isShort ? 'SHORT ' : 'ok    '} ${formatRow(row)}  ${name} (${(statSync(file).size / 1e6).toFixed(1)} MB)\n`,
    );
    if (showProblems)
      for (const problem of row.problems)
        process.stdout.write(
          `          ${problem.code}: ${problem.message} (${problem.key ?? `line ${problem.line}`})\n`,
        );
  }
  await worker.terminate();
  process.stdout.write(`${JSON.stringify({ ...total, seconds: Number(total.seconds.toFixed(1)) })}\n`);
  return total.failures;
}

function formatRow({ pages, operations, seconds, markdown, problems }: Row): string {
  return `${pages}/${operations} pages  ${seconds.toFixed(2)} s  ${(markdown / 1e6).toFixed(2)} MB of Markdown  ${problems.length} problems`;
}

function ask(worker: Worker, file: string): Promise<Answer> {
  return new Promise((done) => {
    const crash = (error: unknown): void => finish({ kind: 'crashed', error: String(error) });
    const finish = (answer: Answer): void => {
      clearTimeout(timer);
      worker.off('message', finish);
      worker.off('error', crash);
      done(answer);
    };
    const timer = setTimeout(() => crash(`took longer than ${secondsPerFile} seconds`), secondsPerFile * 1000);
    worker.on('message', finish);
    worker.on('error', crash);
    worker.postMessage(file);
  });
}

async function examine(file: string): Promise<Answer> {
  try {
    const text = readFileSync(file, 'utf8');
    const raw = asTree(parseTree(text, file).value);
    const kind = kindOf(raw);
    if (!raw || !kind) return { kind: 'skipped' };
    const start = performance.now();
    const { document, problems } = await (kind === 'openapi' ? parseOpenApi : parseAsyncApi)({
      id: relative('/', file),
      text,
      readRef,
    });
    if (!document) return { kind: 'crashed', error: problems[0]?.message ?? 'no document' };
    const pages = (kind === 'openapi' ? buildDocumentPages : buildChannelPages)({
      document,
      directory: null,
      resolveFrontMatter,
    }).flatMap((group): Page[] => group.pages);
    const seconds = (performance.now() - start) / 1000;
    const markdown = pages.reduce((sum, page) => sum + page.markdown.length, 0);
    if (new Set(pages.map((page) => page.route)).size < pages.length)
      return { kind: 'crashed', error: 'two pages share a route' };
    return {
      kind: 'row',
      row: {
        operations: kind === 'openapi' ? countOperations(raw) : entriesOf(raw.channels).length,
        pages: pages.length,
        markdown,
        seconds,
        problems,
      },
    };
  } catch (error) {
    return { kind: 'crashed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Locations count from the root folder. Other sites are not asked. */
function readRef(location: string): Promise<string> {
  return /^https?:/.test(location)
    ? Promise.reject(new Error('no network here'))
    : readFile(join('/', location), 'utf8');
}

function kindOf(raw: UntrustedTree | null): 'openapi' | 'asyncapi' | null {
  if (!raw) return null;
  return 'asyncapi' in raw ? 'asyncapi' : 'openapi' in raw || 'swagger' in raw ? 'openapi' : null;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Counted on the raw file, apart from the code that is tried. */
function countOperations(raw: Record<string, unknown>): number {
  const items = [...entriesOf(raw.paths), ...entriesOf(raw.webhooks)].filter(([key]) => !key.startsWith('x-'));
  return items.flatMap(([, item]) => entriesOf(item)).filter(([key, value]) => methods.has(key) && isShown(value))
    .length;
}

function isShown(value: unknown): boolean {
  const operation = asTree(value);
  return operation !== null && operation['x-hidden'] !== true && operation['x-excluded'] !== true;
}
