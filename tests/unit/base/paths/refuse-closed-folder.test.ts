import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseClosedFolder } from '../../../../src/base/paths/refuse-closed-folder.ts';

test('a folder that can be made is no fault', () => {
  expect(() => refuseClosedFolder(join(tmpdir(), 'docwright-not-there', 'dist'))).not.toThrow();
});

test('nothing can be made in a file', () => {
  for (const path of [import.meta.filename, join(import.meta.filename, 'dist')])
    expect(() => refuseClosedFolder(path)).toThrow(`ENOTDIR: ${import.meta.filename} is a file`);
});

test.skipIf(!existsSync('/proc/self'))(
  'nothing is made among the processes of the system, which would never end',
  () => {
    for (const folder of ['/proc/x', '/proc/x/dist', '/proc'])
      expect(() => refuseClosedFolder(folder)).toThrow(/EROFS|EACCES/);
  },
);
