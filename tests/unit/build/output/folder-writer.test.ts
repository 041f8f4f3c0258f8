import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFolder, nameFiles, nameFolder } from '../../../../src/build/cache/hash-folder.ts';
import { canHold } from '../../../../src/build/output/can-hold.ts';
import { describeFolder } from '../../../../src/build/output/describe-folder.ts';
import { createFolderWriter } from '../../../../src/build/output/folder-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'folder-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the first of a file and a folder of one name stays, and the other one is reported', () => {
  const writer = createFolderWriter(folder);
  for (const path of ['llms.txt', 'llms.txt/index.html', 'a/b/index.html', 'a/b', 'llms.txt/x/index.html'])
    writer.write(path, path);
  expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).toBe('llms.txt');
  expect(readFileSync(join(folder, 'a/b/index.html'), 'utf8')).toBe('a/b/index.html');
  expect(writer.problems.map(({ code, message }) => [code, message.split(' ')[0]])).toEqual([
    ['path-taken', 'llms.txt/index.html'],
    ['path-taken', 'a/b'],
    ['path-taken', 'llms.txt/x/index.html'],
  ]);
});

test.each([
  '../out.html',
  'a/../../out.html',
  '/../out.html',
  '..\\..\\out.html',
  'a\0.html',
  `${'a'.repeat(300)}/index.html`,
])('nothing is written at %j, which no folder can hold', (path) => {
  const inner = join(folder, 'held/inner');
  const writer = createFolderWriter(inner);
  const file = { bytes: 1, name: 'x', scripts: null };
  writer.write(path, 'x');
  writer.copy(path, join(folder, 'llms.txt'));
  writer.take(path, file, () => new Uint8Array([1]));
  expect(writer.problems.map(({ code }) => code)).toEqual(['path-unwritable', 'path-unwritable', 'path-unwritable']);
  expect([...writer.files.keys()]).toEqual([]);
  expect(existsSync(join(folder, 'held/out.html'))).toBe(false);
  expect(existsSync(join(folder, 'out.html'))).toBe(false);
});

test('of pages that others write, the first one gets the place that two ask for, wherever their host has them', () => {
  const place = (path: string): string => path.replace(/\/index\.html$/, '.html');
  const writer = createFolderWriter(join(folder, 'claimed'), { place });
  const claims = ['404.html', '404.html/x/index.html', 'a.html/b/index.html', 'a/index.html', 'c/index.html'].map(
    (path) => writer.claim(path),
  );
  expect(claims).toEqual([true, false, true, false, true]);
  expect(writer.problems.map(({ code, message }) => [code, message.split(' ')[0]])).toEqual([
    ['path-taken', '404.html/x/index.html'],
    ['path-taken', 'a/index.html'],
  ]);
  const longest = 'é'.repeat(125);
  expect([`${longest}/index.html`, `${longest}a/index.html`].map((path) => writer.claim(path))).toEqual([true, false]);
  expect(writer.problems.at(-1)!.code).toBe('path-unwritable');
});

test('where case makes no difference, the first of two names that differ in it alone stays', () => {
  const writer = createFolderWriter(join(folder, 'folded'), { foldsCase: true });
  expect(['Users/index.html', 'users/index.html', 'users/b/index.html'].map(writer.claim)).toEqual([true, false, true]);
  for (const path of ['A.txt', 'a.txt', 'A.txt']) writer.write(path, path);
  expect(readFileSync(join(folder, 'folded/A.txt'), 'utf8')).toBe('A.txt');
  expect(writer.problems.map(({ code, message }) => [code, message.split(' ')[0]])).toEqual([
    ['path-taken', 'users/index.html'],
    ['path-taken', 'a.txt'],
  ]);
});

test('names that Windows keeps out are written nowhere there', () => {
  const paths = ['a:b/index.html', 'what?.html', 'a|b.md', 'plain/index.html', 'ü – 1.html'];
  expect(paths.map((path) => canHold(path, 'win32'))).toEqual([false, false, false, true, true]);
  expect(paths.map((path) => canHold(path, 'linux'))).toEqual(paths.map(() => true));
});

test('whoever else writes gets no place outside of the folder', () => {
  const writer = createFolderWriter(join(folder, 'held/inner'));
  expect(() => writer.target('../out.html')).toThrow(RangeError);
  expect(() => writer.locate('a/../../out.html')).toThrow(RangeError);
});

test('any other failure is thrown', () => {
  const writer = createFolderWriter(folder);
  expect(() => writer.copy('gone.txt', join(folder, 'nowhere.txt'))).toThrow('ENOENT');
});

test('what it has written is known as if the folder had been read', () => {
  const out = join(folder, 'out');
  const writer = createFolderWriter(out);
  const page = '<script>a()</script>“é”';
  writer.write('a/./index.html', page);
  writer.write('a.txt', 'first');
  writer.write('a.txt', 'last');
  writer.write('bytes.bin', new Uint8Array([0, 255]));
  mkdirSync(join(folder, 'site'));
  createFolderWriter(join(folder, 'site')).write('own.html', page);
  writer.copy('own.html', join(folder, 'site/own.html'));
  writer.copy('own.txt', join(folder, 'site/own.html'));
  expect(nameFiles(Array.from(writer.files, ([path, { name }]) => [path, name]))).toBe(hashFolder(out));
  expect([...describeFolder(out)].sort()).toEqual([...writer.files].sort());
  expect(writer.files.get('own.html')).toMatchObject({ bytes: Buffer.byteLength(page) });
  expect(writer.files.get('own.html')!.scripts?.hashes).toHaveLength(1);
  expect(writer.files.get('own.txt')!.scripts).toBeNull();
});

test('what the last output has is not written, and can be brought into the folder', () => {
  const [old, out] = [join(folder, 'old'), join(folder, 'next')];
  const before = createFolderWriter(old);
  const source = join(folder, 'picture.svg');
  writeFileSync(source, '<svg/>');
  for (const path of ['a/index.html', 'b.txt', 'c/d.txt', 'e.txt']) before.write(path, path);
  before.copy('picture.svg', source);
  const writer = createFolderWriter(out, { last: { folder: old, files: nameFolder(old)! } });
  writer.write('a/index.html', 'a/index.html');
  writer.write('b.txt', 'other');
  writer.write('c/d.txt', 'c/d.txt');
  writer.write('c', 'no place');
  writer.write('e.txt/f.txt', 'no file of this name');
  writer.write('e.txt', 'e.txt');
  writer.copy('picture.svg', source);
  // The author's own comes after a generated one.
  writer.write('c/d.txt', 'own');
  expect([...writer.standing]).toEqual(['a/index.html', 'picture.svg']);
  expect(writer.problems.map(({ message }) => message.split(' ')[0])).toEqual(['c', 'e.txt']);
  expect(readFileSync(writer.locate('a/index.html'), 'utf8')).toBe('a/index.html');
  expect([...nameFolder(out)!.keys()].sort()).toEqual(['b.txt', 'c/d.txt', 'e.txt/f.txt']);
  writer.complete();
  expect(writer.standing.size).toBe(0);
  expect(nameFiles(Array.from(writer.files, ([path, { name }]) => [path, name]))).toBe(hashFolder(out));
  expect(readFileSync(join(old, 'c/d.txt'), 'utf8')).toBe('c/d.txt');
});

test('a file of an earlier build is taken over from the last output, or from where it is kept', () => {
  const [old, out] = [join(folder, 'old-taken'), join(folder, 'next-taken')];
  const before = createFolderWriter(old);
  for (const path of ['a.txt', 'b.txt']) before.write(path, path);
  const last = { folder: old, files: nameFolder(old)! };
  writeFileSync(join(old, 'b.txt'), 'by hand');
  const writer = createFolderWriter(out, { last: { ...last, files: nameFolder(old)! } });
  const take = (path: string, text: string | null): boolean =>
    writer.take(path, before.files.get(path)!, () => (text === null ? null : Buffer.from(text)));
  expect([take('a.txt', null), take('b.txt', null), take('b.txt', 'b.txt')]).toEqual([true, false, true]);
  expect([...writer.standing]).toEqual(['a.txt']);
  expect(readFileSync(join(out, 'b.txt'), 'utf8')).toBe('b.txt');
});

test('a file stands where a host wants it, and is not written again', () => {
  const last = join(folder, 'host-last');
  mkdirSync(join(last, 'docs'), { recursive: true });
  writeFileSync(join(last, 'docs/a.html'), 'As it was');
  const place = (path: string): string => `docs/${path.replace('/index.html', '.html')}`;
  const out = join(folder, 'host-next');
  const writer = createFolderWriter(out, { last: { folder: last, files: nameFolder(last)! }, place });
  writer.write('a/index.html', 'As it was');
  writer.write('b/index.html', 'New');
  expect(writer.target('c/index.html')).toBe(join(out, 'docs/c.html'));
  expect(readFileSync(writer.locate('a/index.html'), 'utf8')).toBe('As it was');
  const placed = writer.placed();
  placed.write('_redirects', '/old /new');
  expect([...placed.files.keys()].sort()).toEqual(['_redirects', 'docs/a.html', 'docs/b.html']);
  expect([...placed.standing]).toEqual(['docs/a.html']);
  expect(existsSync(join(out, 'docs/a.html'))).toBe(false);
  placed.complete();
  expect([...describeFolder(out)].sort()).toEqual([...placed.files].sort());
});
