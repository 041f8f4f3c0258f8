import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { everyone } from '../../../../src/base/readers/page-access.ts';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { createFileReach } from '../../../../src/build/output/file-reach.ts';
import type { PageAccess } from '../../../../src/model/service.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const secret = '0123456789abcdef01234567';
const marks = createReaderMarks(secret);
const of = (...groups: string[]): PageAccess => ({ kind: 'members', groups });

test('a file is for who may read a page that names it, and the part in which it does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-reach-'));
  folders.push(folder);
  const files: Record<string, string> = {
    'one.html': `<link href="/all.css">${marks.show(of('y'), '<script src="/part.js">')}`,
    'two.html': '<link href="/all.css">',
    'part.js': "import './shared.js'",
    'shared.js': '',
    'all.css': '',
    'unnamed.js': '',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const pages = new Map([
    ['one.html', of('x')],
    ['two.html', everyone],
  ]);
  const reach = createFileReach(folder, { files: Object.keys(files), base: '', pages, secret });
  expect(Object.fromEntries(reach)).toEqual({
    'one.html': [of('x')],
    'two.html': [everyone],
    'all.css': [everyone],
    'part.js': [of('x'), of('y')],
    'shared.js': [of('x'), of('y')],
  });
});
