import { expect, test } from 'vitest';
import { loadSite } from '../../../../src/read/site/load-site.ts';
import { makeRepository } from './git/history.ts';

const docs = JSON.stringify({
  theme: 'mint',
  name: 'T',
  colors: { primary: '#112233' },
  metadata: { timestamp: true },
  navigation: { pages: ['log', 'own'] },
});
const first = '---\ntitle: Log\n---\n\n<Update label="One">\n\nFirst words\n\n</Update>\n';
const second = first
  .replace('<Update', '<Update\n  label={"Two"}\n  tags={["a"]}\n>\n\nSecond words\n\n</Update>\n\n<Update')
  .replace('First words', 'Other words');

test('pages and entries of changelogs are dated by their commits', async () => {
  const folder = makeRepository([
    {
      date: '2024-01-02T03:04:05Z',
      files: { 'docs.json': docs, 'log.mdx': first, 'own.mdx': '---\nlastUpdatedDate: 2020-01-01\n---\n\nx' },
    },
    { date: '2025-02-03T04:05:06Z', files: { 'log.mdx': second } },
  ]);
  const site = await loadSite(folder, { base: '', origin: 'https://docs.example.com', service: null });
  expect(site.pages.map(({ lastModified }) => lastModified?.slice(0, 10))).toEqual(['2025-02-03', '2020-01-01']);
  // Most lines of the older entry are as they were.
  expect(site.feeds['/log']!.map(({ label, date }) => [label, date])).toEqual([
    ['Two', '2025-02-03'],
    ['One', '2024-01-02'],
  ]);
});
