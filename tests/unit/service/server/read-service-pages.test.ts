import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceFiles } from '../../../../src/base/paths/service-files.ts';
import { serviceFolderOf } from '../../../../src/base/paths/service-folder-of.ts';
import { renderServiceSections } from '../../../../src/build/outputs/service-sections.ts';
import { readServicePages } from '../../../../src/service/server/read-service-pages.ts';
import { testSite } from '../../build/outputs/test-site.ts';

test('every page is read of a file that is packed in pieces', async () => {
  const paths = Array.from({ length: 300 }, (_, number) => `page-${number}`);
  const site = testSite({ pages: Object.fromEntries(paths.map((path) => [path, {}])) });
  const packed = await renderServiceSections(site, { isPrivate: false });
  // More than one piece, each of which begins so (RFC 8878, section 3.1.1), or the test would say nothing.
  expect(Buffer.from(packed).indexOf('28b52ffd', 4, 'hex')).toBeGreaterThan(0);
  const folder = join(mkdtempSync(join(tmpdir(), 'docwright-pages-')), 'dist');
  mkdirSync(serviceFolderOf(folder));
  writeFileSync(join(serviceFolderOf(folder), serviceFiles.sections), packed);
  expect((await readServicePages(folder)).map(({ route }) => route)).toEqual(paths.map((path) => `/${path}`));
});

test.each(['cut', 'other'] as const)('a file that is damaged (%s) is named, with what helps', async (kind) => {
  const packed = Buffer.from(await renderServiceSections(testSite({ pages: { one: {} } }), { isPrivate: false }));
  const texts = { cut: packed.subarray(0, 20), other: 'no such thing' };
  const folder = join(mkdtempSync(join(tmpdir(), 'docwright-pages-')), 'dist');
  mkdirSync(serviceFolderOf(folder));
  writeFileSync(join(serviceFolderOf(folder), serviceFiles.sections), texts[kind]);
  await expect(readServicePages(folder)).rejects.toMatchObject({
    problems: [{ message: expect.stringMatching(/sections\.jsonl\.zst cannot be read: /), hint: 'Build dist again' }],
  });
});
