import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFolderWriter } from '../../../../src/build/output/folder-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'folder-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the first of a file and a folder of one name stays, and the other one is reported', () => {
  const writer = createFolderWriter(folder);
  const add = (path: string): void => writer.add(path, (target) => writeFileSync(target, path));
  for (const path of ['llms.txt', 'llms.txt/index.html', 'a/b/index.html', 'a/b', 'llms.txt/x/index.html']) add(path);
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
  const fail = (): void => {
    throw Object.assign(new Error('No space left'), { code: 'ENOSPC' });
  };
  expect(() => writer.add('full.txt', fail)).toThrow('No space left');
});
