import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
// Astro behaves differently inside of a Vitest process; users run the command in neither.
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let folder = '';
let site = '';
let server: ChildProcess;
let said = '';
let url = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-dev-'));
  site = join(folder, 'site');
  cpSync(join(root, 'starter'), site, { recursive: true });
  mkdirSync(join(site, 'themes/own'), { recursive: true });
  for (const file of ['Layout.astro', 'tokens.css'])
    cpSync(join(root, 'themes/mint', file), join(site, 'themes/own', file));
  change('docs.json', (text) => text.replace('"mint"', '"own"'));
  server = spawn(process.execPath, [join(root, 'bin/docwright.js'), 'dev', site, '--port', '0'], { cwd: folder, env });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (data: Buffer) => void (said += data.toString()));
  const [, address] = await vi.waitUntil(() => /Local +(\S+)\n/.exec(said), { timeout: 60_000 });
  url = address!;
  await vi.waitUntil(async () => (await status()) === 200, { timeout: 60_000 });
  said = '';
});
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(site, file), edit(readFileSync(join(site, file), 'utf8')));
}

async function status(): Promise<number> {
  return (await fetch(url, { headers: { accept: 'text/html' } })).status;
}

/** What the server says next that has this in it; then it is forgotten. */
async function hear(words: RegExp): Promise<string> {
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(words);
  const heard = said;
  said = '';
  return heard;
}

test('a page is told of as it is saved, though nobody looks at it, and once it is mended', async () => {
  change('quickstart.mdx', (text) => `${text}\n\nA word {unknown.word} here.\n`);
  const heard = await hear(/1 warning in 1 file\n/);
  expect(heard).toMatch(/^quickstart\.mdx\n {2}warning {2}quickstart\.mdx:\d+:\d+\n/);
  change('quickstart.mdx', (text) => text.replace('{unknown.word} ', ''));
  expect(await hear(/mended\n/)).toBe('quickstart.mdx: mended\n');
});

test('a theme that cannot be compiled is told of by its file, without a line of the tools inside', async () => {
  const layout = readFileSync(join(site, 'themes/own/Layout.astro'), 'utf8');
  change('themes/own/Layout.astro', () => '---\nconst a = ;\n---\n');
  await expect.poll(status, { timeout: 60_000 }).toBe(500);
  const heard = await hear(/1 error in 1 file\n/);
  expect(heard).toMatch(/^themes\/own\/Layout\.astro\n {2}error {4}themes\/own\/Layout\.astro:2:\d+\n/);
  expect(heard).not.toMatch(/vite|astro\.build|\[ERROR\]|\n\s+at /i);
  change('themes/own/Layout.astro', () => layout);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  expect(await hear(/mended\n/)).toBe('themes/own/Layout.astro: mended\n');
});

test('a signal ends it, and nothing more is said', async () => {
  said = '';
  server.kill('SIGINT');
  expect((await once(server, 'exit'))[0]).toBe(0);
  expect(said).toBe('');
});
