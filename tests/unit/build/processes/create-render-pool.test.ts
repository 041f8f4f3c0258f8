import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { DocsError } from '../../../../src/base/errors/docs-error.ts';
import { removal } from '../../../../src/build/files/removal.ts';
import { createRenderPool } from '../../../../src/build/processes/create-render-pool.ts';
import type { RenderPool } from '../../../../src/build/processes/render-pool.ts';
import type { RenderContext } from '../../../../src/build/render/render-context.ts';
import type { PageLimits } from '../../../../src/model/page-limits.ts';
import type { RenderedPage } from '../../../../src/model/rendered-page.ts';
import { packageFolder } from '../../../../src/read/site/package-folder.ts';
import { FIELDS } from '../../../../src/shared/search/fields.ts';
import { pageOf, renderContext } from '../render/render-source.ts';

const script = pathToFileURL(join(packageFolder, 'lib/render-worker.js'));
const pools: RenderPool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

interface Bounds {
  snippets?: Record<string, string>;
  limits?: PageLimits;
  size?: number;
}

/** Renders pages in the midst of harmless ones. */
async function renderAmong(
  sources: readonly string[],
  { snippets = {}, limits = { time: 2500, memory: 256 }, size = 1 }: Bounds = {},
): Promise<{ pages: RenderedPage[]; others: RenderedPage[] }> {
  const context: RenderContext = { ...renderContext, snippets };
  const pool = createRenderPool({ script, context, limits, size });
  pools.push(pool);
  const harmless = ['one', 'two', 'three'].map((name) => pageOf(`Words of ${name}.`, `${name}.mdx`));
  const faulty = sources.map((source, index) => pageOf(source, `faulty-${index}.mdx`));
  const rendered = await Promise.all([harmless[0]!, ...faulty, ...harmless.slice(1)].map(pool.render));
  return { pages: rendered.slice(1, -2), others: [rendered[0]!, ...rendered.slice(-2)] };
}

function expectOthers(others: readonly RenderedPage[]): void {
  expect(others.map(({ html }) => html.trim())).toEqual(
    ['one', 'two', 'three'].map((name) => `<p>Words of ${name}.</p>`),
  );
  expect(others.flatMap(({ problems }) => problems)).toEqual([]);
}

const loop = '(()=>{for(;;){}})()';

test('pages that loop are stopped and named with the line where they stood, and others are rendered', async () => {
  const { pages, others } = await renderAmong(
    [
      `Text.\n\nMore {${loop}}`,
      `Text.\n\n<Card title={${loop}}>x</Card>`,
      `Text.\n\nexport const x = ${loop}\n\n{x}`,
      'export const Loop = () => { for (;;) {} }\n\nText.\n\n<Loop />',
      '{void (function again() { return Promise.resolve().then(again) })()}',
      `Text.\n\n{String(/^(a+)+$/.test('${'a'.repeat(60)}b'))}`,
      `import { Loop } from '/snippets/shown.jsx'\n\nText.\n\n<Loop />`,
      `import { Loop } from '/snippets/loaded.jsx'\n\n<Loop />`,
    ],
    {
      snippets: {
        'snippets/shown.jsx': 'export const Loop = () => { while (true) {} };',
        'snippets/loaded.jsx': 'for (;;) {}\nexport const Loop = () => null;',
      },
      limits: { time: 1200, memory: 1024 },
      size: 2,
    },
  );
  const faults = pages.map(({ problems }) => problems.map(({ code, file, line }) => [code, file, line]));
  expect(faults).toEqual([
    [['page-time', 'faulty-0.mdx', 3]],
    [['page-time', 'faulty-1.mdx', 3]],
    [['page-time', 'faulty-2.mdx', 3]],
    [['page-time', 'faulty-3.mdx', 5]],
    [['page-time', 'faulty-4.mdx', undefined]],
    [['page-time', 'faulty-5.mdx', 3]],
    [['page-time', 'faulty-6.mdx', 5]],
    [['page-time', 'snippets/loaded.jsx', undefined]],
  ]);
  for (const { html } of pages) expect(html).toContain('This page could not be rendered');
  expectOthers(others);
}, 120_000);

test('where one process is enough, pages that came right behind one that loops do not wait for its end', async () => {
  const limits = { time: 60_000, memory: 256 };
  const pool = createRenderPool({ script, context: renderContext, limits, size: 2, atOnce: 1 });
  pools.push(pool);
  await pool.render(pageOf('First.', 'first.mdx'));
  void pool.render(pageOf(`{${loop}}`, 'loop.mdx'));
  const others = ['one', 'two'].map((name) => pool.render(pageOf(`Words of ${name}.`, `${name}.mdx`)));
  const shown = await Promise.all(others);
  expect(shown.map(({ html }) => html.trim())).toEqual(['<p>Words of one.</p>', '<p>Words of two.</p>']);
}, 20_000);

test('pages that fill the memory are stopped and named, and others are rendered', async () => {
  const { pages, others } = await renderAmong(
    [
      'Text.\n\n{(()=>{const all=[];for(;;)all.push(new Array(100000).fill(1))})()}',
      'Text.\n\n{(()=>{const all=[];for(;;)all.push(new Uint8Array(1000000).fill(1))})()}',
      'Text.\n\n{(()=>{const all=[];for(;;)all.push(all.length)})()}',
    ],
    { limits: { time: 30_000, memory: 256 } },
  );
  // A list may grow beyond what the engine knows before it fills the memory.
  const expected = expect.stringMatching(/^(?:page-memory|page-failed|expression-failed)$/);
  expect(pages.map(({ problems }) => problems.map(({ code, file, line }) => [code, file, line]))).toEqual([
    [['page-memory', 'faulty-0.mdx', 3]],
    [['page-memory', 'faulty-1.mdx', 3]],
    [[expected, 'faulty-2.mdx', 3]],
  ]);
  expectOthers(others);
}, 120_000);

test.each(['process.exit(0)', 'process.abort()', "process.kill(process.pid, 'SIGKILL')", 'process.reallyExit(0)'])(
  '%s is reported and not carried out',
  async (call) => {
    const { pages, others } = await renderAmong([`Text.\n\n{void ${call}}\n\nEnd.`]);
    expect(pages[0]!.problems).toMatchObject([
      { severity: 'error', code: 'process-call', file: 'faulty-0.mdx', line: 3 },
    ]);
    expect(pages[0]!.html).toContain('<p>End.</p>');
    expectOthers(others);
  },
);

test('a call in a file that the page imports is named there', async () => {
  const { pages } = await renderAmong([`import { Exit } from '/snippets/exit.jsx'\n\n<Exit />`], {
    snippets: { 'snippets/exit.jsx': '\nexport const Exit = () => { process.exit(1); return null }' },
  });
  expect(pages[0]!.problems).toMatchObject([{ code: 'process-call', file: 'snippets/exit.jsx', line: 2 }]);
});

test('a promise that fails is told of, with its page', async () => {
  const { pages, others } = await renderAmong([`{void Promise.reject(new Error('later'))}\n\nEnd.`]);
  expect(pages[0]!.problems).toMatchObject([{ code: 'late-error', file: 'faulty-0.mdx' }]);
  expect(pages[0]!.problems[0]!.message).toContain('later');
  expectOthers(others);
});

test('timers of a page never run', async () => {
  const { pages, others } = await renderAmong([
    `{void setTimeout(() => { throw new Error('timer') }, 0).unref()}{void setImmediate(() => { for (;;) {} })}\n\nEnd.`,
  ]);
  expect(pages[0]!.problems).toEqual([]);
  expectOthers(others);
});

test('texts are read before it is known what site they are of, and pages are rendered then', async () => {
  const pool = createRenderPool({ script, context: null, size: 1 });
  pools.push(pool);
  const text = { file: 'page.mdx', line: 1, body: '## First\n\nWords.' };
  const read = await pool.readDocuments([text]);
  expect(read.map(({ headings, summary }) => [headings[0]!.text, summary])).toEqual([['First', 'Words.']]);
  pool.update(renderContext);
  expect((await pool.render(pageOf('Words.', 'page.mdx'))).html.trim()).toBe('<p>Words.</p>');
});

test.each([
  ['cannot be loaded', "await import('./none.js');"],
  [
    'falls over what it is told of the site',
    "process.on('message', () => process.exit(3));process.send({ kind: 'ready' });",
  ],
])('a worker that %s is not started for ever, and another state of the site is tried anew', async (_, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-worker-'));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { appendFileSync } from 'node:fs';\nappendFileSync('${folder}/starts', '.');\n${text}\n`);
  const pool = createRenderPool({ script: pathToFileURL(file), context: renderContext, size: 1 });
  pools.push(pool);
  const pages = ['one', 'two', 'three'].map((name) => pool.render(pageOf('Words.', `${name}.mdx`)));
  for (const page of await Promise.allSettled(pages)) {
    expect(page.status).toBe('rejected');
    const { reason } = page as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(DocsError);
    expect((reason as DocsError).problems).toMatchObject([{ code: 'renderer-start' }]);
  }
  await expect(pool.readDocuments([])).rejects.toThrow('exited before it was ready');
  expect(readFileSync(join(folder, 'starts'), 'utf8')).toBe('..');
  pool.update({ ...renderContext, snippets: { 'snippets/a.mdx': 'a' } });
  await expect(pool.render(pageOf('Words.', 'page.mdx'))).rejects.toThrow('exited before it was ready');
  expect(readFileSync(join(folder, 'starts'), 'utf8')).toBe('....');
  rmSync(folder, { recursive: true });
});

test('processes that have nothing to do rest, and start again for the next page', async () => {
  const pool = createRenderPool({ script, context: renderContext, size: 2 });
  pools.push(pool);
  const [one, two] = ['one', 'two'].map((name) => pageOf(`Words of ${name}.`, `${name}.mdx`));
  await pool.render(one!);
  await pool.rest();
  expect((await pool.render(two!)).html).toContain('Words of two');
});

test('the index is read before there is a site, and by processes that started again', async () => {
  const pool = createRenderPool({ script, context: null, size: 1 });
  pools.push(pool);
  const [text, means] = [FIELDS.map(() => 'Webhooks retry'), FIELDS.map(() => 10)];
  const block = { name: null, pieces: [{ name: null, sections: [text] }], rules: 'en', means };
  const first = await pool.readPostings(block);
  expect(first.terms.split('\n')).toContain('webhook retri');
  pool.update(renderContext);
  expect((await pool.render(pageOf('Words.', 'page.mdx'))).html).toContain('Words.');
  await pool.rest();
  expect(await pool.readPostings(block)).toEqual(first);
  expect((await pool.render(pageOf('More words.', 'page.mdx'))).html).toContain('More words.');
});

test('of processes that have nothing to do, only the large ones rest where that is asked', async () => {
  const pool = createRenderPool({ script, context: renderContext, size: 1 });
  pools.push(pool);
  const pid = async (): Promise<string> => (await pool.render(pageOf('{process.pid}', 'page.mdx'))).html;
  const first = await pid();
  await pool.rest(100_000);
  expect(await pid()).toBe(first);
  await pool.rest(1);
  expect(await pid()).not.toBe(first);
});

test('what a process removes at its end does not come back by its workers', { timeout: 60_000 }, async () => {
  const parent = mkdtempSync(join(tmpdir(), 'docwright-tests-'));
  const folder = join(parent, 'output');
  const worker = join(parent, 'worker.mjs');
  writeFileSync(
    worker,
    `import { mkdirSync, writeFileSync } from 'node:fs';
    for (;;) try {
      mkdirSync(${JSON.stringify(folder)}, { recursive: true });
      writeFileSync(${JSON.stringify(join(folder, 'page'))}, '');
    } catch {}`,
  );
  const program = `import { existsSync, rmSync } from 'node:fs';
    import { createRenderPool } from ${JSON.stringify(join(packageFolder, 'src/build/processes/create-render-pool.ts'))};
    process.once('exit', () => rmSync(${JSON.stringify(folder)}, ${JSON.stringify(removal)}));
    createRenderPool({ script: new URL(${JSON.stringify(pathToFileURL(worker).href)}), context: null, size: 2 });
    setInterval(() => existsSync(${JSON.stringify(folder)}) && process.exit(), 10);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(readdirSync(parent)).toEqual(['worker.mjs']);
  rmSync(parent, { recursive: true });
});
