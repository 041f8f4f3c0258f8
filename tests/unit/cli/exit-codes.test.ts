import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/main.ts';
import { packageFolder } from '../../../src/read/site/package-folder.ts';

const folders: string[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const sound = {
  theme: 'mint',
  name: 'Test',
  colors: { primary: '#112233' },
  navigation: { pages: ['index'] as unknown[] },
};

const page = '---\ntitle: Start\n---\n\nWords.\n';

/** A site folder with an output of an earlier build beside it. */
function writeSite(
  config: object,
  files: Record<string, string> = { 'index.mdx': page },
): { site: string; out: string } {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-exit-'));
  folders.push(folder);
  const all = { 'docs.json': JSON.stringify({ ...sound, ...config }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true });
    writeFileSync(join(folder, 'site', name), text);
  }
  const out = join(folder, 'out');
  mkdirSync(join(out, '_docwright'), { recursive: true });
  writeFileSync(join(out, '_docwright/build.json'), '{}');
  writeFileSync(join(out, 'last.txt'), 'last');
  return { site: join(folder, 'site'), out };
}

/** In this process, for what writes nothing. */
async function check(...args: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const add = (text: string): void => void (said += text);
  const code = await run(args, { interactive: false, color: false, volume: 'normal', out: add, error: add });
  return { code, said };
}

/** In a process of its own, where Vite finds the session that the command made. */
async function docwright(...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [join(packageFolder, 'bin/docwright.js'), ...args], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const ghost = { navigation: { pages: ['ghost'] } };
const missingApi = { navigation: { pages: ['index', { group: 'API', openapi: 'missing.json' }] } };

test.each([
  ['a theme that does not exist', { theme: 'granite' }, {}],
  ['a value that cannot be used', { colors: { primary: 'red' } }, {}],
  ['a description that does not exist', missingApi, {}],
  [
    'a description that cannot be read',
    { navigation: { pages: ['index', { group: 'API', openapi: 'broken.json' }] } },
    { 'broken.json': '{"openapi": "3.1.0", "paths": [' },
  ],
  ['a navigation of which no page exists', ghost, {}],
  ['a file that a reference names and is not there', { navbar: { $ref: './navbar.json' } }, {}],
])('%s ends build and validate with 1, and leaves the last output', async (_, config, files) => {
  const { site, out } = writeSite(config, { 'index.mdx': page, ...files });
  const built = await check('build', site, '--out', out);
  expect(built.code, built.said).toBe(1);
  expect(built.said).toContain('The previous output is unchanged');
  expect(readFileSync(join(out, 'last.txt'), 'utf8')).toBe('last');
  expect((await check('validate', site)).code).toBe(1);
});

test('a site without a page ends with 1', async () => {
  const { site, out } = writeSite(ghost, {});
  const { code, said } = await check('build', site, '--out', out);
  expect(code).toBe(1);
  expect(said).toContain('The site has no pages');
  expect(existsSync(join(out, 'last.txt'))).toBe(true);
});

const faultyPage = { 'index.mdx': page, 'faulty.mdx': '# Faulty\n\n{(() => { throw new Error("no") })()}\n' };
const oneMissing = { navigation: { pages: ['index', 'ghost'] } };

test('faults of pages end with 0, and with --strict with 1', async () => {
  const { site, out } = writeSite(oneMissing, faultyPage);
  expect((await check('validate', site)).code).toBe(0);
  expect((await check('validate', site, '--strict')).code).toBe(1);
  expect((await check('build', site, '--out', out, '--strict')).code).toBe(1);
  expect(existsSync(join(out, 'last.txt'))).toBe(true);
  const { code, said } = await docwright('build', site, '--out', out);
  expect(code, said).toBe(0);
  expect(existsSync(join(out, 'last.txt'))).toBe(false);
}, 120_000);

test('--force publishes what is sound', async () => {
  const { site, out } = writeSite({ theme: 'granite', ...missingApi });
  const report = join(dirname(site), 'report.json');
  const { code, said } = await docwright('build', site, '--out', out, '--force', '--report', report);
  expect(code, said).toBe(0);
  expect(existsSync(join(out, 'index.html'))).toBe(true);
  const { problems } = JSON.parse(readFileSync(report, 'utf8')) as { problems: { code: string; kind: string }[] };
  expect(problems.map(({ code, kind }) => [code, kind])).toEqual(
    expect.arrayContaining([
      ['unknown-theme', 'settings'],
      ['api-missing', 'settings'],
    ]),
  );
}, 120_000);

test('--allow-missing-apis makes a description that is missing a fault of its pages', async () => {
  const { site } = writeSite(missingApi);
  expect((await check('validate', site, '--allow-missing-apis')).code).toBe(0);
  expect((await check('validate', site, '--allow-missing-apis', '--strict')).code).toBe(1);
});

test('--allow-missing-apis does not hide that a description is of the other kind', async () => {
  const events = { asyncapi: '3.0.0', info: { title: 'A', version: '1' }, channels: { a: { address: 'a' } } };
  const navigation = {
    groups: [
      { group: 'A', pages: ['index'] },
      { group: 'B', openapi: 'events.json' },
    ],
  };
  const { site } = writeSite({ navigation }, { 'index.mdx': page, 'events.json': JSON.stringify(events) });
  const { code, said } = await check('check', site, '--allow-missing-apis');
  expect(said).toContain('not-a-description');
  expect(code).toBe(1);
});

test('the last good copy stands for a description that cannot be fetched', async () => {
  const api = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: { summary: 'Copied' } } } };
  const server = createServer((_, response) => response.end(JSON.stringify(api)));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
  const { site } = writeSite({ navigation: { pages: ['index', { group: 'API', openapi: address }] } });
  vi.stubEnv('DOCWRIGHT_CACHE', join(dirname(site), 'cache'));
  const reached = await check('validate', site);
  expect(reached).toMatchObject({ code: 0, said: expect.stringContaining('3 pages checked') });
  await new Promise((closed) => server.close(closed));
  const unreached = await check('validate', site);
  // It is held against its specification as well.
  expect(unreached.said).not.toContain('not-validated');
  expect(unreached).toMatchObject({ code: 0, said: expect.stringContaining('3 pages checked') });
  expect(unreached.said).toContain('the last cached copy is used');
  vi.stubEnv('DOCWRIGHT_CACHE', join(dirname(site), 'empty'));
  expect((await check('validate', site)).code).toBe(1);
  expect((await check('validate', site, '--allow-missing-apis')).code).toBe(0);
});

test.each([
  ['--page-time', 'long'],
  ['--page-memory', '0'],
])('%s takes a number above 0', async (option, value) => {
  const { site } = writeSite({});
  expect(await check('validate', site, option, value)).toMatchObject({
    code: 2,
    said: expect.stringContaining(`${option} must be a number above 0`),
  });
});

test.each(['gitlab', 'junit', 'sarif', 'json'])(
  'check --reporter %s says what is wrong beside its report',
  async (form) => {
    const { site } = writeSite({}, { 'index.mdx': `${page}\n[None](/nowhere)\n` });
    const said = { out: '', error: '' };
    const code = await run(['check', site, '--reporter', form], {
      interactive: false,
      color: false,
      volume: 'normal',
      out: (text) => void (said.out += text),
      error: (text) => void (said.error += text),
    });
    expect(code).toBe(1);
    expect(said.out).toMatch(/^[[{<]/);
    // What reads JSON from a pipe is no log.
    expect(said.error).toMatch(
      form === 'json' ? /^$/ : /error +index\.mdx:7:8 {2}dead-link\s+There is no page or file at "\/nowhere"/,
    );
  },
);

test.each(['gitlab', 'junit', 'sarif', 'json', 'github'])(
  'check --reporter %s writes its report of a site that cannot be read at all, too',
  async (form) => {
    const { site } = writeSite({}, { 'docs.json': '{ no json' });
    for (const args of [[site], [join(site, 'nowhere')]]) {
      let out = '';
      const code = await run(['check', ...args, '--reporter', form], {
        interactive: false,
        color: false,
        volume: 'normal',
        out: (text) => void (out += text),
        error: () => undefined,
      });
      expect(code).toBe(1);
      expect(out).toMatch(args[0] === site ? /Expected a key in double quotes/ : /There is no folder/);
      if (['gitlab', 'sarif', 'json'].includes(form)) expect(() => JSON.parse(out) as unknown).not.toThrow();
    }
  },
);

test('build --report names what keeps a site from being read at all', async () => {
  const { site, out } = writeSite({}, { 'docs.json': '{ no json' });
  const report = join(dirname(site), 'report.json');
  writeFileSync(report, '{ "problems": [] }');
  expect((await check('build', site, '--out', out, '--report', report)).code).toBe(1);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    pages: 0,
    counts: { 'invalid-json': 1 },
    problems: [{ code: 'invalid-json', file: 'docs.json', line: 1 }],
  });
});

test('a file in the place of a folder, or a folder in that of a file, is told in words', async () => {
  const { site } = writeSite({});
  const file = join(site, 'index.mdx');
  const out = join(dirname(site), 'dist');
  const notAFolder = `${file} is a file, not a folder`;
  const expected: [said: string, ...args: string[]][] = [
    [notAFolder, 'build', file],
    [notAFolder, 'format', file],
    [notAFolder, 'migrate', file, out],
    [`not a directory: ${file}`, 'new', file],
    [`not a directory: ${file}`, 'migrate', site, file],
    [`not a directory: ${file}`, 'build', site, '--out', join(file, 'dist')],
    [`--report must be a file, but ${site} is a folder`, 'build', site, '--out', out, '--report', site],
    [`not a directory: ${file}`, 'build', site, '--out', out, '--report', join(file, 'report.json')],
    [`${site} is a folder`, 'keys', 'list', '--config', site],
    [`--cert must be a file, but ${site} is a folder`, 'dev', site, '--cert', site, '--key', site],
  ];
  for (const [told, command, ...args] of expected) {
    const { code, said } = await check(command!, ...args);
    expect(said).toContain(told);
    expect(said).not.toMatch(/\n {4}at |E[A-Z]+:/);
    expect(code).toBeGreaterThan(0);
    expect(existsSync(out)).toBe(false);
  }
});

test('the report of a build is written into a folder that is not there yet', async () => {
  const { site } = writeSite({});
  const report = join(dirname(site), 'reports/deep/build.json');
  expect((await check('build', site, '--out', join(dirname(site), 'dist'), '--report', report)).code).toBe(0);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ pages: 1 });
}, 60_000);

test('a signal in the first build of serve --site ends the build, too', { timeout: 60_000 }, async () => {
  const pages = Array.from({ length: 400 }, (_, index) => `p${index}`);
  const { site } = writeSite(
    { navigation: { pages: ['index', ...pages] } },
    Object.fromEntries(pages.map((name) => [`${name}.mdx`, `${page}\n${'Some text.\n\n'.repeat(200)}`])),
  );
  const data = join(dirname(site), 'data');
  const args = ['serve', '--site', site, '--data', data, '--port', '0'];
  const child = spawn(process.execPath, [join(packageFolder, 'bin/docwright.js'), ...args], { stdio: 'ignore' });
  const builds = join(data, 'builds', basename(site));
  const built = (): string[] =>
    existsSync(builds) ? readdirSync(builds, { recursive: true, encoding: 'utf8' }).map((path) => basename(path)) : [];
  await vi.waitFor(() => expect(built().some((name) => name.endsWith('.partial'))).toBe(true), 20_000);
  child.kill('SIGTERM');
  await once(child, 'close');
  await vi.waitFor(() => expect(built().filter((name) => name.endsWith('.partial'))).toEqual([]), 20_000);
  expect(built()).not.toContain('1');
});

test('an empty argument, as of a variable that is not set, is no folder and no name', async () => {
  const { site, out } = writeSite({});
  for (const [told, ...args] of [
    ['--out needs a folder, but is empty', 'build', site, '--out='],
    ['--data needs a folder, but is empty', 'serve', out, '--data', ''],
    ['--port needs a number, but is empty', 'dev', site, '-p', ''],
    ['An argument is empty', 'keys', 'create', ''],
    ['An argument is empty', 'build', ''],
  ] as const)
    expect(await check(...args)).toMatchObject({ code: 2, said: expect.stringContaining(told) });
  // Scripts hand these on as they are.
  expect(await check('validate', site, '--base', '')).toMatchObject({ code: 0 });
});
