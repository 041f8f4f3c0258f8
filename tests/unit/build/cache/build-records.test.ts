import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BuildRecords,
  type BuildSources,
  nameAnswer,
  openBuildRecords,
} from '../../../../src/build/cache/build-records.ts';
import { hashFolder } from '../../../../src/build/cache/hash-folder.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { fetchText } from '../../../../src/read/site/fetch-text.ts';

let root = '';
let site = '';
let out = '';
let cache = '';
const summary = { pages: 1, listed: 1, rendered: 0, bytes: 5, problems: [] };
const plain = (): BuildSources => ({ fetched: new Map(), isVolatile: false, rendered: 1 });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docwright-records-'));
  [site, out, cache] = [join(root, 'site'), join(root, 'site/out'), join(root, 'cache')];
  mkdirSync(out, { recursive: true });
  write('docs.json', '{}');
  write('index.mdx', '# Hello');
  write('out/index.html', 'Hello');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  writeFileSync(join(site, path), text);
  // The time of the newest page is the time of the site.
  utimesSync(join(site, path), 1e9, 1e9);
}

function open(settings: Record<string, unknown> = { base: '' }, folders = { site, out }): BuildRecords {
  return openBuildRecords(cache, {
    maker: '1.0.0',
    folder: folders.site,
    without: [folders.out, cache],
    settings,
  });
}

const nameOutput = (): string | null => hashFolder(out);

async function build(sources = plain(), problems: Problem[] = []): Promise<void> {
  const records = open();
  await records.find(nameOutput);
  await records.note({ ...summary, problems }, sources, hashFolder(out)!);
}

test('a build without changes is known by what the last one told', async () => {
  expect(await open().find(nameOutput)).toBeNull();
  await build();
  expect(await open().find(nameOutput)).toEqual(summary);
});

test('a record holds no path of this machine, so that it can be carried to another', async () => {
  await build();
  const moved = join(root, 'moved');
  cpSync(site, moved, { recursive: true, preserveTimestamps: true });
  expect(
    await open({ base: '' }, { site: moved, out: join(moved, 'out') }).find(() => hashFolder(join(moved, 'out'))),
  ).toEqual(summary);
  for (const name of readdirSync(cache)) expect(readFileSync(join(cache, name), 'utf8')).not.toContain(root);
});

describe('a build is made when there is another', () => {
  beforeEach(() => build());

  test.each<[string, () => void]>([
    ['text', () => write('index.mdx', '# Hullo')],
    ['page', () => write('more.mdx', '# More')],
    ['name', () => renameSync(join(site, 'index.mdx'), join(site, 'start.mdx'))],
    ['time of a page', () => utimesSync(join(site, 'index.mdx'), 2e9, 2e9)],
    ['file that is left out of the site', () => write('.mintignore', 'index.mdx')],
    ['output', () => write('out/index.html', 'Hallo')],
    ['file in the output', () => write('out/more.html', 'Hello')],
    ['output without a file', () => rmSync(join(out, 'index.html'))],
    ['output, gone as a whole', () => rmSync(out, { recursive: true })],
  ])('%s', async (_name, change) => {
    change();
    expect(await open().find(nameOutput)).toBeNull();
  });

  test('setting', async () => {
    expect(await open({ base: '/docs' }).find(nameOutput)).toBeNull();
  });

  test('environment', async () => {
    const before = process.env['SOURCE_DATE_EPOCH'];
    process.env['SOURCE_DATE_EPOCH'] = '1';
    const found = await open().find(nameOutput);
    if (before === undefined) delete process.env['SOURCE_DATE_EPOCH'];
    else process.env['SOURCE_DATE_EPOCH'] = before;
    expect(found).toBeNull();
  });
});

describe('nothing is noted', () => {
  test.each<[string, () => Promise<void>]>([
    ['of pages that ask for the time', () => build({ ...plain(), isVolatile: true })],
    ['where a fault is one of the hour', () => build(plain(), [problem('no-letters')])],
    [
      'of a site with a theme of its own',
      () => {
        mkdirSync(join(site, 'themes/mine'), { recursive: true });
        write('themes/mine/Layout.astro', '');
        return build();
      },
    ],
    [
      'when a page was written to while it was built',
      async () => {
        const records = open();
        await records.find(nameOutput);
        write('index.mdx', '# Later');
        await records.note(summary, plain(), hashFolder(out)!);
      },
    ],
  ])('%s', async (_name, make) => {
    await make();
    expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
    expect(await open().find(nameOutput)).toBeNull();
  });
});

test.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['empty', () => ''],
  ['of another form', () => '{"output":1}'],
  ['with problems that are none', (text: string) => text.replace('"problems":[]', '"problems":[{"code":{}}]')],
  ['null', () => 'null'],
])('a record that is %s counts for nothing', async (_name, spoil) => {
  await build();
  const file = join(cache, readdirSync(cache)[0]!);
  writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  expect(await open().find(nameOutput)).toBeNull();
});

test('the folder is for its owner alone, also where it was there before', async () => {
  mkdirSync(cache, { mode: 0o755 });
  chmodSync(cache, 0o755);
  await build();
  expect(statSync(cache).mode & 0o777).toBe(0o700);
  expect(statSync(join(cache, readdirSync(cache)[0]!)).mode & 0o777).toBe(0o600);
});

test('a cache that cannot be written costs no build', async () => {
  writeFileSync(cache, 'a file');
  await build();
  expect(await open().find(nameOutput)).toBeNull();
});

test('what other servers gave is asked for again', async () => {
  let text = 'one';
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await build({ ...plain(), fetched: new Map([[url, nameAnswer({ text, problems: [] })]]) });
  expect(await open().find(nameOutput)).toEqual(summary);
  text = 'two';
  expect(await open().find(nameOutput)).toBeNull();
  await new Promise((closed) => server.close(closed));
  expect(await open().find(nameOutput)).toBeNull();

  const failure = await fetchText(url);
  expect(failure).toHaveProperty('reason');
  await build({ ...plain(), fetched: new Map([[url, nameAnswer(failure)]]) }, [problem('api-unreachable')]);
  expect(await open().find(nameOutput)).toMatchObject({ problems: [{ code: 'api-unreachable' }] });
  const back = createServer((_request, response) => response.end(text)).listen(Number(new URL(url).port), '127.0.0.1');
  await new Promise((ready) => back.once('listening', ready));
  expect(await open().find(nameOutput)).toBeNull();
  await new Promise((closed) => back.close(closed));
});

function problem(code: Problem['code']): Problem {
  return { severity: 'warning', code, message: code };
}
