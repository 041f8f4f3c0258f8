import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/build/publish/build-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-open-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const docs = { theme: 'mint', name: 'T', public: true, colors: { primary: '#123456' } };
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

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
    origin: 'https://docs.example.com',
    service: null,
    out,
    force: false,
    cache: null,
    strict: false,
  };
  await buildSite({ ...options, protect });
  return out;
}

const names = (path: string): string[] => (existsSync(path) ? readdirSync(path).sort() : []);

describe.each([true, false])('what everybody may have, built with protection: %o', { timeout: 60_000 }, (protect) => {
  test('names no redirect from or to a page for some readers', async () => {
    const out = await build(
      'redirects',
      {
        'docs.json': JSON.stringify({
          ...docs,
          redirects: [
            { source: '/old-plans', destination: '/plans' },
            { source: '/to-plans', destination: '/old-plans' },
            { source: '/whole-plans', destination: 'https://docs.example.com/plans' },
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

  test('has no picture of a part of a page for some readers, whose address the code of the page makes', async () => {
    const show = (name: string): string =>
      `{['${name}'].map((name) => <img key={name} src={\`/img/\${name}.svg\`} />)}`;
    const out = await build(
      'pictures',
      {
        'docs.json': JSON.stringify({ ...docs, navigation: { pages: ['start', 'plans'] } }),
        'start.mdx': show('open'),
        'plans.mdx': `---\ntitle: Plans\ngroups: [staff]\n---\n\n<Visibility for="signed-in">\n\n${show('plan')}\n\n</Visibility>\n`,
        'img/open.svg': picture,
        'img/plan.svg': `${picture}<!-- plan -->`,
      },
      protect,
    );
    expect(names(join(out, 'img'))).toEqual(['open.svg']);
  });
});

test('words that a class shows are in no style sheet for members of other groups', { timeout: 60_000 }, async () => {
  const page = (groups: string, word: string): string =>
    `---\n${groups}\n---\n\n<div className="p-4 before:content-['${word}']">Text</div>\n`;
  const out = await build(
    'words',
    {
      'docs.json': JSON.stringify({ ...docs, navigation: { pages: ['start', 'one', 'two'] } }),
      'start.mdx': page('public: true', 'openword'),
      'one.mdx': page('groups: [one]', 'firstword'),
      'two.mdx': page('groups: [two]', 'secondword'),
    },
    true,
  );
  const members = `${out}.service/protected`;
  const { accesses, files } = JSON.parse(readFileSync(`${out}.service/protected.json`, 'utf8'));
  const readersOf = (word: string): unknown[] =>
    Object.entries<number[]>(files)
      .filter(([path]) => path.endsWith('.css') && readFileSync(join(members, path), 'utf8').includes(word))
      .flatMap(([, numbers]) => numbers.map((number) => accesses[number].groups));
  expect(readersOf('firstword')).toEqual([['one']]);
  expect(readersOf('secondword')).toEqual([['two']]);
  for (const name of ['one', 'two'])
    expect(readFileSync(join(members, `${name}/index.html`), 'utf8')).toMatch(/_docwright\/words\.[\w-]+\.css/);
});
