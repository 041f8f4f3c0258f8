import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTheme } from '../e2e/build-theme.ts';
import { type OpenSite, openSite } from '../e2e/open-site.ts';

const source = mkdtempSync(join(tmpdir(), 'docwright-drawn-'));
const out = mkdtempSync(join(tmpdir(), 'docwright-drawn-out-'));
let site: OpenSite;

const boxes = `
<div>
  <div id="one" style={{ lineHeight: '30px', display: 'flow-root' }}>
    Get started
  </div>

  <div id="two" style={{ lineHeight: '30px', display: 'flow-root' }}>
    One

    Two
  </div>

  <div id="mine" style={{ lineHeight: '30px', display: 'flow-root' }}>
    <p className="mine">One</p>
    <p className="mine">Two</p>
  </div>
</div>

<h2 id="title" className="text-center"><span id="words">Build with us</span></h2>
`;

beforeAll(async () => {
  const pages = {
    custom: `---\ntitle: Custom\nmode: custom\n---\n${boxes}`,
    part: `---\ntitle: Part\n---\n<div className="not-prose">\n${boxes}\n</div>`,
    text: `---\ntitle: Text\n---\n[Classes](/classes)\n\n${boxes}`,
    classes: `---\ntitle: Classes\n---\n<div id="utility" className="pl-4">One</div>\n\n<div id="own" className="pl-4 own">Two</div>`,
  };
  writeFileSync(join(source, 'style.css'), 'div { padding-left: 3px } .own { padding-left: 5px }');
  writeFileSync(
    join(source, 'docs.json'),
    JSON.stringify({ name: 'Drawn', theme: 'mint', colors: { primary: '#0a7d55' }, navigation: Object.keys(pages) }),
  );
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(source, `${name}.mdx`), text);
  await buildTheme({ site: source, theme: 'mint', out });
  site = await openSite(out);
}, 120_000);
afterAll(async () => {
  await site?.close();
  for (const folder of [source, out]) rmSync(folder, { recursive: true, force: true });
});

type Sizes = Record<string, { middle: number; height: number }>;

async function sizesOn(path: string): Promise<Sizes> {
  const { page, faults } = await site.newPage();
  await page.goto(`${site.url}${path}`);
  const sizes = await page.locator('.mdx-content').evaluate((content) => {
    const parts = [...content.querySelectorAll('[id]')].map((part) => {
      const box = part.getBoundingClientRect();
      return [part.id, { middle: Math.round(box.x + box.width / 2), height: Math.round(box.height) }];
    });
    return Object.fromEntries(parts) as Sizes;
  });
  await page.close();
  expect(faults).toEqual([]);
  return sizes;
}

test.each(['/custom', '/part'])(
  'what is drawn by hand on %s leaves its edges and spaces to its classes',
  async (path) => {
    const { one, two, mine } = await sizesOn(path);
    expect(one!.height).toBe(30);
    expect(two!.height).toBeGreaterThan(70);
    expect(mine!.height).toBe(60);
  },
);

test('paragraphs of a text keep their spaces, whatever classes they have', async () => {
  const { mine } = await sizesOn('/text');
  expect(mine!.height).toBeGreaterThan(70);
});

test.each(['/custom', '/part', '/text'])('a heading in the middle stands there on %s', async (path) => {
  const { title, words } = await sizesOn(path);
  expect(Math.abs(title!.middle - words!.middle)).toBeLessThanOrEqual(1);
});

test.each(['/classes', '/text'])(
  'utilities are stronger than elements, and a class of the site than both, from %s',
  async (path) => {
    const { page, faults } = await site.newPage();
    await page.goto(`${site.url}${path}`);
    if (path !== '/classes') await page.getByRole('link', { name: 'Classes' }).last().click();
    await page.locator('#own').waitFor();
    const paddings = await page
      .locator('#utility, #own')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).paddingLeft));
    expect(paddings).toEqual(['16px', '5px']);
    expect(faults).toEqual([]);
  },
);
