import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/build/publish/build-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-open-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const docs = { theme: 'mint', name: 'T', public: true, colors: { primary: '#123456' } };

/** Builds a site, and gives the folder of what everybody may have. */
async function build(name: string, files: Record<string, string>, protect: boolean): Promise<string> {
  const site = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  const out = join(folder, `${name}-${protect}`);
  const options = {
    folder: site,
    base: '',
    origin: null,
    service: null,
    out,
    force: false,
    cache: null,
    strict: false,
  };
  await buildSite({ ...options, protect });
  return out;
}

describe.each([true, false])('what everybody may have, built with protection: %o', { timeout: 60_000 }, (protect) => {
  test('names no redirect from or to a page for some readers', async () => {
    const out = await build(
      'redirects',
      {
        'docs.json': JSON.stringify({
          ...docs,
          redirects: [
            { source: '/old-plans', destination: '/plans' },
            { source: '/old-start', destination: '/start' },
          ],
          navigation: { pages: ['start', 'plans'] },
        }),
        'start.mdx': '# Start',
        'plans.mdx': '---\ntitle: Plans\ngroups: [staff]\n---\n\nText',
      },
      protect,
    );
    for (const name of ['_redirects', 'vercel.json']) {
      const text = readFileSync(join(out, name), 'utf8');
      expect(text, name).toContain('old-start');
      expect(text, name).not.toContain('plans');
    }
  });
});
