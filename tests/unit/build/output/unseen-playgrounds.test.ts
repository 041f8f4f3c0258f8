import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite } from '../../../../src/build/publish/build-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-unseen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function codesOf(display: string, protect: boolean): Promise<string[]> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  const files = {
    'docs.json': {
      theme: 'mint',
      name: 'Test',
      public: true,
      colors: { primary: '#123456' },
      api: { playground: { display } },
      navigation: { groups: [{ group: 'API', openapi: 'api.json' }] },
    },
    'api.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      servers: [{ url: 'https://api.example.com' }],
      paths: { '/a': { get: { summary: 'Get', responses: { '200': { description: 'ok' } } } } },
    },
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(site, name), JSON.stringify(content));
  const out = join(folder, `${display}-${protect}`);
  const options = { folder: site, base: '', origin: null, service: null, out, force: false, cache: null, strict: true };
  return (await buildSite({ ...options, protect })).problems.map(({ code }) => code);
}

test('a playground for members is told of where nobody signs in', { timeout: 60_000 }, async () => {
  expect(await codesOf('auth', false)).toEqual(['unseen-playground']);
  expect(await codesOf('auth', true)).toEqual([]);
  expect(await codesOf('interactive', false)).toEqual([]);
});
