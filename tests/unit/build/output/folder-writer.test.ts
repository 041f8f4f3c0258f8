import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFolder, nameFiles } from '../../../../src/build/cache/hash-folder.ts';
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
