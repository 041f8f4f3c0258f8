import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readNamedFile } from '../../../../src/read/site/read-text-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-named-'));
mkdirSync(join(folder, 'api'));
writeFileSync(join(folder, 'api/one.json'), '1');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is read by its name, however the path is written', () => {
  for (const path of ['api/one.json', './api/one.json', '/api//one.json', 'api/../api/one.json'])
    expect(readNamedFile(folder, path)).toBe('1');
});

test.skipIf(process.platform === 'win32')('a link is read by its own name', () => {
  symlinkSync('api/one.json', join(folder, 'One.json'));
  symlinkSync('api', join(folder, 'Api-2'));
  expect([readNamedFile(folder, 'One.json'), readNamedFile(folder, 'Api-2/one.json')]).toEqual(['1', '1']);
});

test('a name in other letters is that of no file', () => {
  for (const path of ['API/one.json', 'api/One.json', 'API/../api/one.json', 'api/none.json'])
    expect(() => readNamedFile(folder, path)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
