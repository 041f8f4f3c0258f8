import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpackSections } from '../../../src/service/server/unpack-sections.ts';
import { markdownCases, simpleCases } from './canaries/build-cases.ts';
import { findInAnswers, findInFiles, readers } from './canaries/find-canaries.ts';
import { type PlacedCase, writePartsSite } from './canaries/write-parts-site.ts';
import { buildForMembers, openMembersSite } from './open-members-site.ts';

const root = join(import.meta.dirname, '../../..');
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;

let folder = '';
let cases: PlacedCase[];
let told = '';

/** An output without sign-in; what the build says. */
function buildSite(site: string, out: string): string {
  const command = [join(root, 'bin/docwright.js'), 'build', site, '--out', out, '--site', 'https://docs.example.com'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([0, stderr]);
  return stderr;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-parts-'));
  // One in four; `npm run canaries` takes all, and every component in every other.
  cases = writePartsSite(join(folder, 'site'), [
    ...simpleCases().filter((_, index) => index % 4 === 0),
    ...markdownCases(),
  ]);
  told = buildSite(join(folder, 'site'), join(folder, 'static'));
  buildForMembers(join(folder, 'site'), join(folder, 'members'));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('parts of pages for some readers', () => {
  test.each(['static', 'members'])('are in no public file of the %s output', (output) => {
    expect(findInFiles(join(folder, output)).slice(0, 20)).toEqual([]);
  });

  test('are counted where they are left out', () => {
    expect(told).toMatch(/3 pages and parts of \d+ pages are restricted to some readers and left out/);
    expect(told).toContain('--protect');
  });

  test.each(readers)('reach $name only where they are meant', async (reader) => {
    const members = await openMembersSite(join(folder, 'members'));
    const { leaks, seen, asked } = await findInAnswers(members, join(folder, 'members'), reader);
    expect(leaks.slice(0, 20)).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    // Text in a tree is left out for everybody.
    const shown = cases.filter(({ name }) => !name.startsWith('Tree, inside'));
    const missing = shown.filter(({ audience, word }) => reader.sees.includes(audience) && !seen.has(word));
    expect(missing.map(({ name, word, route }) => `${route} ${word} ${name}`)).toEqual([]);
    // Pages that are restricted as a whole, with their files.
    for (const audience of reader.sees.filter((name) => ['team', 'alpha', 'beta'].includes(name)))
      expect(seen).toContain(`zq${audience}20002x`);
    expect(seen.has('zqalpha20004x')).toBe(reader.sees.includes('alpha'));
  });

  test('are in no section that search and assistant quote, but for those of agents', () => {
    const sections = unpackSections(readFileSync(join(folder, 'members.service/sections.jsonl.zst')));
    const open = sections.filter((line) => line.includes('"kind":"everyone"'));
    expect(open.length).toBeGreaterThan(5);
    expect(open.join('\n').match(/zq(?!agents)[a-z]+\d+x/g)).toBeNull();
  });
});

test('a picture whose address is made by the code of a page is for the readers of that page', async () => {
  const site = join(folder, 'made');
  mkdirSync(join(site, 'img'), { recursive: true });
  const write = (path: string, text: string): void => writeFileSync(join(site, path), text);
  const docs = { name: 'Made', theme: 'mint', colors: { primary: '#123456' }, public: true };
  write('docs.json', JSON.stringify({ ...docs, navigation: { pages: ['index', 'team', 'other'] } }));
  write('index.mdx', "---\ntitle: Start\n---\n\n{['open'].map((name) => <img src={`/img/${name}.svg`} />)}\n");
  write(
    'team.mdx',
    "---\ntitle: Team\ngroups: [team]\n---\n\n{['team'].map((name) => <img src={`/img/${name}.svg`} />)}\n",
  );
  write('other.mdx', "---\ntitle: Other\ngroups: [other]\n---\n\n<img src={'/img/' + 'other.svg'} />\n");
  for (const name of ['open', 'team', 'other'])
    write(`img/${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${name} --></svg>`);
  buildForMembers(site, join(folder, 'made-out'));
  expect(readdirSync(join(folder, 'made-out/img'))).toEqual(['open.svg']);
  buildSite(site, join(folder, 'made-static'));
  expect(readdirSync(join(folder, 'made-static/img'))).toEqual(['open.svg']);
  const { service, cookieOf } = await openMembersSite(join(folder, 'made-out'));
  const ask = async (groups: string[], name = 'team'): Promise<number> => {
    const request = new Request(`http://localhost/img/${name}.svg`, { headers: { cookie: cookieOf(groups) } });
    return (await service(request, { clientAddress: '127.0.0.1' })).status;
  };
  expect([await ask(['team']), await ask(['other'])]).toEqual([200, 404]);
  expect([await ask(['team'], 'other'), await ask(['other'], 'other')]).toEqual([404, 200]);
});
