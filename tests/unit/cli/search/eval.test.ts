import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../../src/cli/main.ts';
import { makePage } from '../../service/retrieval/test-site.ts';
import { writeBuiltSite } from './write-built-site.ts';

let folder: string;
beforeAll(() => {
  folder = writeBuiltSite([
    makePage('/en/cars', 'Cars', ['Wheels and engines.'], { language: 'en', tags: ['New'] }),
    makePage('/en/boats', 'Boats', ['Sails and anchors.'], { language: 'en' }),
    makePage('/fr/cars', 'Voitures', ['Des roues et des moteurs de la marque Wheels.'], { language: 'fr' }),
    makePage('/en/draft', 'Draft', ['Unfinished.'], { language: 'en', searchable: false }),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function docwright(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ['', ''];
  const terminal = {
    interactive: false,
    color: false,
    volume: 'normal' as const,
    out: (text: string) => void (out += text),
    error: (text: string) => void (error += text),
  };
  const code = await run([...args, '--words', '--data', join(folder, 'data')], terminal);
  return { code, out, error };
}

function write(content: unknown, name = 'questions.json'): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const ask = (...questions: unknown[]): string => write({ questions });

test('the figures of both searches are written as JSON', async () => {
  const file = ask(
    { q: 'sails', kind: 'keyword', answers: ['en/boats/'] },
    { q: 'engines', kind: 'keyword', answers: ['/en/boats#top'] },
  );
  const { code, out, error } = await docwright('eval', file, folder, '--json');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const half = { hit1: 0.5, hit5: 0.5, hit10: 0.5, mrr: 0.5 };
  expect(JSON.parse(out)).toEqual({
    browser: half,
    service: half,
    questions: 2,
    kinds: { keyword: { questions: 2, browser: half, service: half } },
  });
});

test('without --json there is a table with a row for each kind', async () => {
  const { out } = await docwright(
    'eval',
    ask({ q: 'sails', kind: 'keyword', answers: ['/en/boats'] }, { q: 'anchors', answers: ['/en/boats'] }),
    folder,
  );
  expect(out).toMatch(/keyword +1 +1\.000/);
  expect(out).toMatch(/question +1 +1\.000/);
  expect(out).toMatch(/all +2 +1\.000/);
});

test('a question is asked in the language of the pages that answer it', async () => {
  const { out } = await docwright(
    'eval',
    ask({ q: 'wheels', answers: ['/fr/cars'] }, { q: 'wheels', answers: ['/en/cars'] }),
    folder,
    '--json',
  );
  expect(JSON.parse(out)).toMatchObject({ browser: { hit1: 1 }, service: { hit1: 1 } });
});

test('answers that no search can give are named, with the page that was perhaps meant', async () => {
  const { code, error } = await docwright(
    'eval',
    ask({ q: 'sails', answers: ['/en/boast', '/en/boats'] }, { q: 'a draft', answers: ['/en/draft'] }),
    folder,
    '--json',
  );
  expect(code).toBe(0);
  expect(error.trim().split('\n')).toEqual([
    '"sails": the site has no page /en/boast. Did you mean /en/boats?',
    '"a draft": the page /en/draft is excluded from search',
  ]);
});

test.each([
  ['{"questions": []}', 1, 'The file contains no questions'],
  ['[]', 1, 'The file must contain an object'],
  ['{"questions": [\n  {"q": "x"}\n]}', 1, 'questions.json:2:'],
  ['{"questions": [{"q": "  ", "answers": ["/a"]}]}', 1, 'The key `q` is missing'],
  ['{"questions": [{"q": "x", "answers": "/a"}]}', 1, 'Expected a list, found "/a"'],
  ['{"questions": [{"q": "x", "answers": []}]}', 1, 'the paths of the pages that answer the question'],
  ['{"questions": ', 1, 'questions.json:1:'],
])('a file that asks nothing is refused: %s', async (content, code, message) => {
  const result = await docwright('eval', write(content), folder);
  expect(result.code).toBe(code);
  expect(result.error).toContain(message);
});

test('a byte order mark is no fault', async () => {
  expect(
    (await docwright('eval', write('\uFEFF{"questions":[{"q":"sails","answers":["/en/boats"]}]}'), folder)).code,
  ).toBe(0);
});

test('files and folders that are not there are said to be so', async () => {
  const file = ask({ q: 'sails', answers: ['/en/boats'] });
  mkdirSync(join(folder, 'empty'), { recursive: true });
  expect(await docwright('eval', join(folder, 'none.json'), folder)).toMatchObject({
    code: 2,
    error: expect.stringContaining('does not exist'),
  });
  expect(await docwright('eval', folder, folder)).toMatchObject({
    code: 2,
    error: expect.stringContaining('is a folder, not a file'),
  });
  expect(await docwright('eval', file, join(folder, 'empty'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('is not a built site'),
  });
  expect(await docwright('search', 'sails', join(folder, 'none'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('is not a built site'),
  });
});

test('a build without the files of the browser is said to be so', async () => {
  const bare = writeBuiltSite([makePage('/boats', 'Boats', ['Sails.'])]);
  rmSync(join(bare, '_docwright'), { recursive: true });
  const { code, error } = await docwright('eval', ask({ q: 'sails', answers: ['/boats'] }), bare);
  rmSync(bare, { recursive: true });
  expect({ code, error }).toMatchObject({ code: 1, error: expect.stringContaining('_docwright/search/manifest.json') });
});

test.each([
  [['--language', 'xx'], 'The site has no language "xx". It has en, fr'],
  [['--version', 'v1'], '--version "v1": the pages of the site have no version'],
  [['--tag', 'Nwe'], 'The site has no tag "Nwe". Did you mean "New"?'],
])('a filter that nothing passes is named: %j', async (options, message) => {
  const { code, error } = await docwright('search', 'wheels', folder, ...options);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

test('filters are read whatever their case, and results are explained', async () => {
  const { code, out } = await docwright('search', 'wheels', folder, '--language', 'FR', '--explain');
  expect(code).toBe(0);
  expect(out).toContain('/fr/cars');
  expect(out).not.toContain('/en/cars');
  expect(out).toMatch(/words [\d.]+ \(\S+ [\d.]+\), \d+ % of the maximum/);
});

test.each(['eval', 'search'])('who names the folder first is told that it comes last: %s', async (command) => {
  const { code, error } = await docwright(command, folder, 'sails of boats');
  expect(code).toBe(2);
  expect(error).toContain(`The folder comes last: docwright ${command} "sails of boats" ${folder}`);
});

test('what cannot be searched is let go of: a database that stays open keeps the process from ending', {
  skip: process.platform !== 'linux',
}, async () => {
  const engine = join(folder, 'engine.json');
  writeFileSync(engine, JSON.stringify({ search: { engine: 'pgvector' } }));
  const { code, error } = await docwright('search', 'wheels', folder, '--config', engine);
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('pgvector needs PostgreSQL') });
  const opened = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      return [];
    }
  });
  expect(opened.filter((file) => file.startsWith(join(folder, 'data')))).toEqual([]);
});
