import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { ownMarker } from '../../../../src/base/paths/own-marker.ts';
import { serviceFiles } from '../../../../src/base/paths/service-files.ts';
import { scanFolder } from '../../../../src/read/site/scan-folder.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-outputs-'));
  const outputs = ['public', 'made/public'].flatMap((output) => [
    `${output}/${outputMarker}`,
    `${output}/index.md`,
    `${output}.service/${serviceFiles.sections}`,
    `${output}.service/protected/secret.html`,
  ]);
  for (const path of [
    ...outputs,
    'index.mdx',
    'made/page.mdx',
    'customer.service/picture.svg',
    `kept/${ownMarker}`,
    'kept/service.db',
  ]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), 'Words');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what builds have written into the folder of a site is not of it, whatever its name', () => {
  expect(scanFolder(folder).map(({ path }) => path)).toEqual([
    'customer.service/picture.svg',
    'index.mdx',
    'made/page.mdx',
  ]);
});
