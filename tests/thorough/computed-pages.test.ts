import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readServicePages } from '../../src/service/server/read-service-pages.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docwright-computed-'));

async function sectionsOf(site: string): Promise<Map<string, string[]>> {
  const out = join(folder, 'out');
  execFileSync(process.execPath, [join(root, 'bin/docwright.js'), 'build', site, '--out', out, '--no-cache'], {
    stdio: 'ignore',
  });
  const pages = (await readServicePages(out)).filter(({ kind }) => kind === 'prose' || kind === 'changelog');
  // What follows a component is a part of the one around it, which is called like that.
  return new Map(
    pages.map(({ route, sections }) => [
      route,
      [...new Set(sections.map(({ anchor, heading }) => `${heading} #${anchor}`))],
    ]),
  );
}

test('pages whose text is read from their HTML have the sections of those whose text is as written', {
  timeout: 240_000,
}, async () => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [written, computed] = ['written', 'computed'].map((name) => join(folder, name)) as [string, string];
  for (const site of [written, computed]) cpSync(join(root, 'example-site'), site, { recursive: true });
  for (const page of globSync('**/*.mdx', { cwd: computed, exclude: ['snippets/**'] }))
    appendFileSync(join(computed, page), '\n\n{1 + 1}\n');
  const expected = await sectionsOf(written);
  expect(expected.size).toBeGreaterThan(100);
  expect(await sectionsOf(computed)).toEqual(expected);
});
