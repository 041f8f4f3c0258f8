import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DocsError } from '../../../../src/base/errors/docs-error.ts';
import { serviceFolderOf } from '../../../../src/base/paths/service-folder-of.ts';
import { nameFolder } from '../../../../src/build/cache/hash-folder.ts';
import { createFolderWriter } from '../../../../src/build/output/folder-writer.ts';
import { publishOutput } from '../../../../src/build/publish/publish-output.ts';

let folder = '';
let out = '';
let beside = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-publish-'));
  [out, beside] = [join(folder, 'out'), join(folder, '.out.partial')];
  write(out, files);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Texts = Record<string, string>;
const pages = Object.fromEntries(Array.from({ length: 40 }, (_, number) => [`page-${number}/index.html`, 'A page']));
const files: Texts = { ...pages, 'old/index.html': 'Old', 'style.css': 'a {}' };

function write(to: string, texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
}

function read(from: string): Texts {
  const paths = [...(nameFolder(from)?.keys() ?? [])].sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(from, path), 'utf8')]));
}

/** Makes an output and puts it in the place of the last one. `between`: what others do meanwhile. */
async function publish(texts: Texts, between = () => {}): Promise<{ isPublished: boolean; isNewFolder: boolean }> {
  mkdirSync(beside);
  const last = { folder: out, files: nameFolder(out)! };
  const { ino } = statSync(out);
  const writer = createFolderWriter(beside, { last });
  for (const [path, text] of Object.entries(texts)) writer.write(path, text);
  between();
  const isPublished = await publishOutput(writer, { beside, out, last });
  return { isPublished, isNewFolder: statSync(out).ino !== ino };
}

const sorted = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));

test('few changes are put in their places, and what is no more goes, with its folder', async () => {
  const { 'old/index.html': _, ...rest } = files;
  const next = { ...rest, 'page-1/index.html': 'Another', 'new/page/index.html': 'New' };
  write(out, { CNAME: 'of somebody else' });
  const before = statSync(join(out, 'page-2/index.html')).ino;
  expect(await publish(next)).toEqual({ isPublished: true, isNewFolder: false });
  expect(read(out)).toEqual(sorted(next));
  expect(readdirSync(out)).not.toContain('old');
  expect(statSync(join(out, 'page-2/index.html')).ino).toBe(before);
});

describe('the output is replaced as a whole', () => {
  test.each<[string, Texts]>([
    ['where much changes', Object.fromEntries(Object.keys(files).map((path) => [path, 'Other']))],
    ['where a name changes the form of its letters', { ...without('old/index.html'), 'Old/index.html': 'Old' }],
    ['where a folder comes in the place of a file', { ...without('style.css'), 'style.css/index.html': 'x' }],
    ['where a file comes in the place of a folder', { ...without('old/index.html'), old: 'x' }],
  ])('%s', async (_name, next) => {
    expect(await publish(next)).toEqual({ isPublished: true, isNewFolder: true });
    expect(read(out)).toEqual(sorted(next));
    expect(readdirSync(folder)).toEqual(['out']);
  });
});

test.each<[string, (move: () => void) => void]>([
  ['puts its output there first', (move) => (move(), write(out, { 'index.html': 'Theirs' }))],
  ['has just moved the last one away', (move) => (rmSync(out, { recursive: true }), move())],
])('where another build into the folder %s, the last of both stands, whole', async (_name, meet) => {
  const { move } = await import('../../../../src/build/files/move.ts');
  let isMet = false;
  const meeting = (one: string, other: string): void => {
    if (isMet || one !== out) return move(one, other);
    isMet = true;
    meet(() => move(one, other));
  };
  vi.resetModules();
  vi.doMock('../../../../src/build/files/move.ts', () => ({ move: meeting }));
  const mocked = await import('../../../../src/build/publish/publish-output.ts');
  vi.doUnmock('../../../../src/build/files/move.ts');
  const writer = createFolderWriter(beside, {});
  for (const path of ['index.html', 'own.html']) writer.write(path, 'Ours');
  await mocked.publishOutput(writer, { beside, out, last: undefined });
  expect([isMet, read(out)]).toEqual([true, { 'index.html': 'Ours', 'own.html': 'Ours' }]);
  expect(readdirSync(folder)).toEqual(['out']);
});

function without(path: string): Texts {
  const { [path]: _, ...rest } = files;
  return rest;
}

test.each<[string, () => void]>([
  ['written to', () => writeFileSync(join(out, 'page-7/index.html'), 'By you')],
  ['gone', () => rmSync(join(out, 'page-7/index.html'))],
  ['gone as a whole', () => rmSync(out, { recursive: true })],
])('nothing is done where the last output was %s meanwhile', async (_name, between) => {
  const next = { ...files, 'style.css': 'b {}' };
  let after: Texts = {};
  const change = (): void => {
    between();
    after = read(out);
    mkdirSync(out, { recursive: true });
  };
  expect((await publish(next, change)).isPublished).toBe(false);
  expect(read(out)).toEqual(after);
});

describe('what the service reads lies beside the output', () => {
  const forService: Texts = { 'manifest.json': '{}', 'sections.jsonl.zst': 'x' };
  const serviceFolder = (): string => serviceFolderOf(out);

  async function publishWith(texts: Texts, service: Texts): Promise<void> {
    const last = { folder: out, files: nameFolder(out)! };
    mkdirSync(beside);
    const writer = createFolderWriter(beside, { last });
    for (const [path, text] of Object.entries(texts)) writer.write(path, text);
    for (const [path, text] of Object.entries(service)) writer.writeForService(path, text);
    await publishOutput(writer, { beside, out, last });
    rmSync(beside, { recursive: true, force: true });
  }

  test('with few changes and with many, and goes with the first build that leaves nothing for it', async () => {
    await publishWith({ ...files, 'style.css': 'b {}' }, forService);
    expect(read(serviceFolder())).toEqual(forService);
    await publishWith({ 'index.html': 'All new' }, { ...forService, 'manifest.json': '{"a":1}' });
    expect(read(serviceFolder())).toEqual({ ...forService, 'manifest.json': '{"a":1}' });
    expect(read(out)).toEqual({ 'index.html': 'All new' });
    await publishWith({ 'index.html': 'For a host' }, {});
    expect(readdirSync(folder)).toEqual(['out']);
  });

  test('what an older version left in the output goes with the first change', async () => {
    write(out, { '.service/manifest.json': '{}', '.service/protected/a.html': 'secret' });
    await publishWith({ ...files, 'style.css': 'b {}' }, forService);
    expect(readdirSync(out)).not.toContain('.service');
    expect(read(serviceFolder())).toEqual(forService);
  });

  test('and replaces nothing that no build wrote', async () => {
    writeFileSync(serviceFolder(), '[Unit]');
    await expect(publishWith({ ...files, 'style.css': 'b {}' }, forService)).rejects.toThrow(DocsError);
    expect(readFileSync(serviceFolder(), 'utf8')).toBe('[Unit]');
    expect(read(out)).toEqual(sorted(files));
    rmSync(beside, { recursive: true, force: true });
    await publishWith({ ...files, 'style.css': 'b {}' }, {});
    expect(readFileSync(serviceFolder(), 'utf8')).toBe('[Unit]');
  });
});
