import { expect, test } from 'vitest';
import { readTextsIn } from '../../../../src/build/session/read-texts.ts';
import { readDocument } from '../../../../src/read/markdown/read-document.ts';
import { type PageText, readAhead } from '../../../../src/read/site/read-ahead.ts';
import { withinNothing } from '../../../../src/read/site/within.ts';
import { testSite } from '../outputs/test-site.ts';

const sources = Array.from({ length: 205 }, (_, number) => ({
  file: `page-${number}.mdx`,
  line: 3,
  body: `## Part ${number}\n\nWords of {{name}} in ${number}.\n`,
}));
const { config, pages } = testSite({
  docs: { variables: { name: 'Acme' } },
  pages: Object.fromEntries(sources.map((source, number) => [`page-${number}`, { source }])),
});
const context = { config, snippets: {}, within: withinNothing };

test('texts that are read in other processes are what is read here, and those that are not are left to be read', async () => {
  const batches: (readonly PageText[])[] = [];
  const readTexts = readTextsIn({
    readDocuments: async (texts) => {
      batches.push(texts);
      if (texts.some(({ file }) => file === 'page-7.mdx')) throw new Error('Its process has ended');
      return texts.map((text) => readDocument(text.body, text));
    },
  });
  const ahead = await readAhead(pages, { ...context, readTexts });
  const missing = batches.find((texts) => texts.some(({ file }) => file === 'page-7.mdx'))!;
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.flat().map(({ file }) => file)).toEqual(sources.map(({ file }) => file));
  for (const source of sources) {
    const isMissing = missing.some(({ file }) => file === source.file);
    const filled = source.body.replace('{{name}}', 'Acme');
    expect(ahead.get(source) ?? null).toEqual(isMissing ? null : readDocument(filled, source));
  }
});

test('of few pages none is read before they are completed', async () => {
  const readTexts = async (): Promise<never> => expect.unreachable();
  expect((await readAhead(pages.slice(0, 100), { ...context, readTexts })).size).toBe(0);
});
