import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DocsError } from '../../../../src/base/errors/docs-error.ts';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { readServiceManifest } from '../../../../src/service/server/read-service-manifest.ts';
import { loadBuiltSite, manifest, writeBuiltSite } from './built-site.ts';

async function problemOf(folder: string): Promise<{ message: string; hint?: string | undefined }> {
  const fault = await readServiceManifest(folder).catch((error: unknown) => error);
  if (!(fault instanceof DocsError)) throw new Error(`No DocsError, but ${String(fault)}`);
  return fault.problems[0]!;
}

test('a build of this version is read', async () => {
  expect(await readServiceManifest(writeBuiltSite())).toEqual(manifest);
  const instructions = 'Say workspace.';
  expect(await readServiceManifest(writeBuiltSite({ instructions }))).toEqual({ ...manifest, instructions });
});

test('a build of an older or a newer version is refused, with what to do', async () => {
  const older = await problemOf(writeBuiltSite({}, {}, { format: 1 }));
  expect(older.message).toMatch(/manifest\.json cannot be read: it was built by an older version of Docwright$/);
  expect(older.hint).toMatch(/^Build dist again with this version$/);
  const newer = await problemOf(writeBuiltSite({}, {}, { format: 3 }));
  expect(newer.message).toContain('it was built by a newer version of Docwright');
  expect(newer.hint).toContain('npm install docwright@latest');
});

test('what is no manifest is refused', async () => {
  expect(
    (await problemOf(writeBuiltSite({}, { '../dist.service/manifest.json': '{ "format": 2 }' }))).message,
  ).toContain('it is damaged');
  expect((await problemOf(writeBuiltSite({}, { '../dist.service/manifest.json': '<html>' }))).message).toContain(
    'it is damaged',
  );
  expect((await problemOf('/nowhere/docs')).message).toBe('/nowhere/docs is not a built site');
});

test('an output is read where a link leads to it, and what is missing beside it is named', async () => {
  const folder = writeBuiltSite();
  const link = join(folder, '../current');
  symlinkSync(folder, link);
  expect(await readServiceManifest(link)).toEqual(manifest);

  const alone = writeBuiltSite();
  rmSync(alone, { recursive: true });
  expect((await problemOf(alone)).message).toBe(`There is no folder ${alone}, only dist.service next to it`);

  rmSync(`${folder}.service`, { recursive: true });
  expect((await problemOf(folder)).message).toContain('it was built by an older version of Docwright');
  rmSync(join(folder, '.service'), { recursive: true });
  writeFileSync(join(folder, outputMarker), '{}');
  const lonely = await problemOf(folder);
  expect(lonely.message).toMatch(/dist\.service\/manifest\.json is missing, but the service needs it$/);
  expect(lonely.hint).toMatch(/^Keep dist\.service next to dist;/);
});

test.each(['', '{"format":1', '{"format":9}'])(
  'a list of files for members that cannot be read is named: %j',
  async (list) => {
    const files = { '../dist.service/protected.json': list, '../dist.service/sign-in.json': '{}' };
    await expect(loadBuiltSite({ files })).rejects.toThrow(/dist\.service\/protected\.json/);
  },
);
