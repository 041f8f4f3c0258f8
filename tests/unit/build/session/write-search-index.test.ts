import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { nameContent } from '../../../../src/build/cache/name-content.ts';
import { openValueStore } from '../../../../src/build/cache/open-value-store.ts';
import { createBlockReader } from '../../../../src/build/processes/keep-postings.ts';
import { writeSearchIndex } from '../../../../src/build/session/write-search-index.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';

const pages = Array.from({ length: 60 }, (_, number) => ({
  kind: 'prose',
  route: `/page-${number}`,
  title: `Page ${number}`,
  description: '',
  headings: [],
  markdown: `Says [where to go](/page-${(number + 1) % 60}).`,
  frontMatter: {},
  visibility: { search: true, robots: '', groups: null, public: null },
  keywords: [],
  boost: 1,
  place: null,
  source: null,
})) as unknown as Page[];
const site = { pages, isUntrusted: false, config: { seo: { trailingSlash: false } } } as unknown as Site;

function open(rendered = 60) {
  const readBlock = createBlockReader(null);
  const told: string[] = [];
  const rested: (number | undefined)[] = [];
  const files = new Map<string, string | Uint8Array>();
  const pool = {
    readPostings: async (block: Parameters<typeof readBlock>[0]) => readBlock(block),
    rest: async (above?: number) => void rested.push(above),
  };
  const sources = { rendered };
  const context = { pool, sources, cuts: {}, values: null, keptPostings: null, mode: 'build' } as never;
  const taker = {
    write: (path: string, content: string | Uint8Array) => void files.set(path, content),
    onRun: async (run: { pages: Page[] }) => void told.push(...run.pages.map(({ route }) => route)),
  };
  return {
    told,
    rested,
    files,
    write: (drawn?: object) => writeSearchIndex(site, context, { ...taker, drawn } as never),
  };
}

test('pages that are drawn are told of in their order, while others are still drawn', async () => {
  const last = Promise.withResolvers<void>();
  const { told, files, write } = open();
  const page = async (route: string): Promise<void> => (route === '/page-59' ? last.promise : undefined);
  const written = write({ page, all: last.promise });
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await wait(50);
  expect(told).toEqual(pages.slice(0, told.length).map(({ route }) => route));
  expect(told.length).toBeLessThan(60);
  expect(files.size).toBe(0);
  last.resolve();
  await written;
  expect(told).toHaveLength(60);
  const atOnce = open();
  await atOnce.write();
  expect(files).toEqual(atOnce.files);
});

test('the process of a rebuild reads for the index, too, while those of a large build give way to it', async () => {
  const [edit, build] = [open(1), open(2000)];
  await edit.write();
  await build.write();
  const [kept = 0, ended = 0] = [edit.rested[0], build.rested[0]];
  // A process that has rendered one page of a large site has 160 megabytes.
  expect(kept).toBeGreaterThan(200);
  expect(ended).toBeLessThan(160);
});

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

test('of several languages, the index of the one that has changed is made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-index-'));
  folders.push(folder);
  const readBlock = createBlockReader(null);
  const inTwo = (text: string): Page[] =>
    pages.map((page, number) => {
      const language = number % 2 ? 'de' : 'fr';
      const markdown = number === 1 ? text : `Sagt ${number}.`;
      return {
        ...page,
        route: `/${language}${page.route}`,
        markdown,
        place: { language, groups: [] },
      } as unknown as Page;
    });
  const write = async (text: string, last: Map<string, string>) => {
    const files = new Map<string, string>();
    const values = openValueStore({ folder, maker: 'test' });
    let read = 0;
    const pool = {
      readPostings: async (block: Parameters<typeof readBlock>[0]) => {
        read += block.pieces.flatMap(({ sections }) => sections ?? []).length;
        return readBlock(block);
      },
      rest: async () => {},
    };
    const taker = {
      write: (path: string, content: string | Uint8Array) => void files.set(path, nameContent(content)),
      take: (path: string, { name }: { name: string }) => {
        if (last.get(path) !== name) return false;
        files.set(path, name);
        return true;
      },
    };
    const context = { pool, sources: { rendered: 60 }, cuts: {}, values, keptPostings: null, mode: 'build' };
    await writeSearchIndex({ ...site, pages: inTwo(text) } as Site, context as never, taker as never);
    values.save();
    return { read, files };
  };
  const first = await write('Sagt eins.', new Map());
  expect(first.read).toBe(60);
  const again = await write('Sagt eins.', first.files);
  expect(again).toEqual({ read: 0, files: first.files });
  const edited = await write('Sagt etwas anderes.', first.files);
  expect(edited.read).toBe(30);
  const entry = [...first.files.keys()].find((path) => path.includes('/index-'))!;
  const incomplete = new Map([...first.files].filter(([path]) => path !== entry));
  const mended = await write('Sagt eins.', incomplete);
  expect(mended).toEqual({ read: 30, files: first.files });
});

test('a page that cannot be drawn ends it', async () => {
  const page = (route: string): Promise<void> =>
    route === '/page-59' ? Promise.reject(new Error('no space left')) : Promise.resolve();
  const all = Promise.reject(new Error('no space left'));
  all.catch(() => {});
  await expect(open().write({ page, all })).rejects.toThrow('no space left');
});
