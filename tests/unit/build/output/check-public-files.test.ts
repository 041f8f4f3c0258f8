import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { checkPublicFiles, type PublicFiles } from '../../../../src/build/output/check-public-files.ts';
import { collectRestrictedTexts } from '../../../../src/build/output/restricted-texts.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';

const secret = 'abc';
const plan = `Next year's plan is to paint every door of the house in a deep blue.`;
const shared = 'Everybody may know that the doors of this house are painted every year.';
const about = 'All that is to be known of doors, of their colours and their keys.';

function page(route: string, fields: Partial<Page> = {}): Page {
  const visibility = { groups: null, public: null, search: true };
  return {
    route,
    title: route,
    description: '',
    markdown: '',
    headings: [],
    keywords: [],
    place: null,
    source: null,
    frontMatter: { sidebarTitle: null },
    kind: 'prose',
    ...fields,
    visibility: { ...visibility, ...fields.visibility },
  } as Page;
}

const source = { file: 'staff.mdx', body: `${plan}\n\n${shared}\n\n"description": "${about}",`, line: 1 };
const staff = page('/staff', { source, visibility: { groups: ['staff'] } as Page['visibility'] });

/** `standing`: the files are those of the last output. */
function check(
  files: Record<string, string>,
  pages: Page[],
  { marked = {}, standing = false }: { marked?: Record<string, string>; standing?: boolean } = {},
): void {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-check-'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const config = { name: 'Doors', description: about };
  const whole = { config, pages, assets: [{ path: 'own.txt', size: 1 }] } as unknown as Site;
  const rendered = new Map(Object.entries(marked).map(([route, html]) => [route, { html, aside: '' }]));
  const texts = collectRestrictedTexts({ whole, marked: rendered, secret, isPrivate: false });
  const open = { ...whole, pages: pages.filter(({ visibility }) => visibility.groups === null) };
  const locate = (path: string): string => join(folder, path);
  const known = new Map(Object.keys(files).map((path) => [path, { name: '', bytes: 0, scripts: null }]));
  const written: PublicFiles = standing
    ? { folder: join(folder, 'beside'), files: known, locate }
    : { folder, files: new Map(), locate };
  checkPublicFiles(texts, written, open);
}

describe('a text of a page for some readers', () => {
  test.each([
    ['HTML', { 'a.html': `<p>${plan.replace("'", '&#x27;')}</p>` }],
    ['HTML, cut by tags', { 'a.html': `<p>${plan.replace('every door', 'every <b>door</b>')}</p>` }],
    [
      'HTML, parted by tags alone',
      { 'a.html': `<ul><li>A</li><li>${plan.replace('every', '<b>every</b>').slice(0, -1)}</li><li>B</li></ul>` },
    ],
    ['JSON', { 'a.json': JSON.stringify({ text: `a\n${plan}` }) }],
    ['a script', { 'a.js': `const a = ${JSON.stringify(plan)}` }],
    ['Markdown', { 'a.md': `# A\n\n- ${plan}` }],
  ])('is found in %s', (_, files) => {
    expect(() => check(files, [staff])).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ file: 'staff.mdx', code: 'restricted-text' })] }),
    );
  });

  test('is found in a file that stands as the last build left it', () => {
    expect(() => check({ 'a.md': plan }, [staff], { standing: true })).toThrow();
    expect(() =>
      check({ 'a.md': shared }, [page('/open', { markdown: shared }), staff], { standing: true }),
    ).not.toThrow();
  });

  test('is found in what the search index is made of', () => {
    const open = page('/open', { markdown: 'A', description: '' });
    const leaking = { ...open, keywords: [plan] } as Page;
    expect(() => check({}, [staff, leaking])).toThrow(/search index|stands in/);
  });

  test('may stand in the author’s own, and where an open page says the same', () => {
    const open = page('/open', { markdown: shared });
    expect(() => check({ 'own.txt': plan, 'b.html': `<p>${shared}</p>` }, [staff, open])).not.toThrow();
  });

  test('may be the title of an open page, which lists show', () => {
    const title = 'How to paint the doors of a house in more than one colour';
    const list = { file: 'staff.mdx', body: `- [${title}](/colours)`, line: 1 };
    const staffs = page('/staff', { ...staff, source: list } as Partial<Page>);
    const files = { 'a.html': `<nav><a href="/colours">${title}</a></nav>` };
    expect(() => check(files, [page('/colours', { title }), staffs])).not.toThrow();
    expect(() => check(files, [staffs])).toThrow();
  });

  test('may stand wherever the site is described in the same words', () => {
    expect(() => check({ 'site.json': JSON.stringify({ description: about, format: 'x' }) }, [staff])).not.toThrow();
  });
});

describe('a line with marks', () => {
  const line = 'See **the guide** to [painting doors](/guides/doors) and ![a door in its frame](/images/door.svg).';
  const staffs = page('/staff', { ...staff, source: { file: 'staff.mdx', body: line, line: 1 } } as Partial<Page>);
  const html =
    '<p>See <strong>the guide</strong> to <a href="/guides/doors">painting doors</a> and <img src="/images/door.svg" alt="a door in its frame"/>.</p>';
  const [start, end] = createReaderMarks(secret).around({ kind: 'members', groups: null });
  const marked = { '/open': `${html}${start}<p>${plan}</p>${end}` };

  test('may stand where a page with parts says the same to everybody', () => {
    expect(() => check({ 'a.md': line, 'a.html': html }, [page('/open'), staffs], { marked })).not.toThrow();
  });

  test('is found where its links lead elsewhere', () => {
    expect(() => check({ 'a.md': line.replaceAll('/guides', '/base/guides') }, [staffs])).toThrow();
    expect(() => check({ 'a.txt': 'See the guide to painting doors and a door in its frame.' }, [staffs])).toThrow();
  });
});

test('a text of a part is found, one beside it is not', () => {
  const [start, end] = createReaderMarks(secret).around({ kind: 'members', groups: null });
  const marked = { '/open': `<p>${shared}</p>${start}<p>${plan}</p>${end}` };
  const open = page('/open');
  expect(() => check({ 'a.md': shared }, [open], { marked })).not.toThrow();
  expect(() => check({ 'a.md': plan }, [open], { marked })).toThrow();
});
