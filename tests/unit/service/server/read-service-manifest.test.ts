import { expect, test } from 'vitest';
import { DocsError } from '../../../../src/base/errors/docs-error.ts';
import { readServiceManifest } from '../../../../src/service/server/read-service-manifest.ts';
import { manifest, writeBuiltSite } from './built-site.ts';

async function problemOf(folder: string): Promise<{ message: string; hint?: string | undefined }> {
  const fault = await readServiceManifest(folder).catch((error: unknown) => error);
  if (!(fault instanceof DocsError)) throw new Error(`No DocsError, but ${String(fault)}`);
  return fault.problems[0]!;
}

test('a build of this version is read', async () => {
  expect(await readServiceManifest(writeBuiltSite())).toEqual(manifest);
});

test('a build of an older or a newer version is refused, with what to do', async () => {
  const older = await problemOf(writeBuiltSite({}, {}, { format: 1 }));
  expect(older.message).toMatch(/manifest\.json cannot be read: an older version of Docwright built it$/);
  expect(older.hint).toMatch(/^Build docwright-served-\w+ again with this version$/);
  const newer = await problemOf(writeBuiltSite({}, {}, { format: 3 }));
  expect(newer.message).toContain('a newer version of Docwright built it');
  expect(newer.hint).toContain('npm install docwright@latest');
});

test('what is no manifest is refused', async () => {
  expect((await problemOf(writeBuiltSite({}, { '.service/manifest.json': '{ "format": 2 }' }))).message).toContain(
    'it is damaged',
  );
  expect((await problemOf(writeBuiltSite({}, { '.service/manifest.json': '<html>' }))).message).toContain(
    'it is damaged',
  );
  expect((await problemOf('/nowhere/docs')).message).toBe(
    '/nowhere/docs is no built site: it has no .service/manifest.json',
  );
});
