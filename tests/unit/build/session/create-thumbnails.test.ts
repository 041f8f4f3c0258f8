import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { thumbnailOf } from '../../../../src/build/layout/thumbnail-of.ts';
import { createPictureCache } from '../../../../src/build/session/create-picture-cache.ts';
import { createThumbnails } from '../../../../src/build/session/create-thumbnails.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import type { Site } from '../../../../src/model/site.ts';
import { type TestSite, testSite } from '../outputs/test-site.ts';

// One for all tests: a font that was drawn with must stay where it is.
const folder = mkdtempSync(join(tmpdir(), 'docwright-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function make(given: TestSite): Promise<{
  site: Site;
  pathOf: (page: Page) => string;
  problems: Problem[];
  draw: () => Promise<Map<string, Buffer>>;
}> {
  const site = testSite(given);
  const problems: Problem[] = [];
  const thumbnails = await createThumbnails(site, { folder, sharp, problems, cache: createPictureCache(folder) });
  const draw = async (): Promise<Map<string, Buffer>> => {
    const files = new Map<string, Buffer>();
    for (const page of site.pages) thumbnails.use(page);
    await thumbnails.draw((path, picture) => files.set(path, picture));
    return files;
  };
  const pathOf = (page: Page): string => thumbnailOf(page, { config: site.config, names: thumbnails.names }).path;
  return { site, pathOf, problems, draw };
}

const pages = { a: { title: 'One' }, b: { title: 'Two' } };

test('each page has a picture of its own, of a name that changes with the page and the look', async () => {
  const { site, pathOf, draw } = await make({ pages });
  const files = await draw();
  expect([...files.keys()].sort()).toEqual(site.pages.map((page) => pathOf(page)).sort());
  expect(await sharp([...files.values()][0]!).metadata()).toMatchObject({ width: 1200, height: 630 });
  const other = await make({ pages, docs: { colors: { primary: '#cc2200' } } });
  expect(other.pathOf(other.site.pages[0]!)).not.toBe(pathOf(site.pages[0]!));
});

test('pages for members show the picture of the site', async () => {
  const { site, pathOf } = await make({
    pages: { a: { frontMatter: { groups: ['staff'] } }, b: { frontMatter: { groups: ['board'] } }, c: {} },
  });
  const [first, second, third] = site.pages.map((page) => pathOf(page));
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('a picture is drawn once and kept, as long as nothing about it changes', async () => {
  const first = await (await make({ pages })).draw();
  const kept = readdirSync(folder).sort();
  const second = await (await make({ pages })).draw();
  expect(readdirSync(folder).sort()).toEqual(kept);
  expect([...second.entries()].sort()).toEqual([...first.entries()].sort());
});

test('a title in letters that no font has is left out, and said', async () => {
  const { problems, draw } = await make({ pages: { a: { title: '\u{11BC0}\u{11BC1}\u{11BC2}' } } });
  expect((await draw()).size).toBe(1);
  expect(problems.map(({ code }) => code)).toEqual(['no-letters']);
});

test('a large site shares one picture unless it asks for more', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 1001 }, (_, index) => [`p${index}`, { title: `Page ${index}` }]),
  );
  const count = async (docs: object): Promise<number> => {
    const { site, pathOf } = await make({ pages: many, docs: { ...docs } });
    return new Set(site.pages.map((page) => pathOf(page))).size;
  };
  expect(await count({})).toBe(1);
  expect(await count({ thumbnails: {} })).toBe(1001);
});
