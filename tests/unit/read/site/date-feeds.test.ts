import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../../../src/read/site/load-site.ts';
import { git, makeRepository } from './git/history.ts';

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

describe('where a clone lacks what the dates of entries are read from', () => {
  const plain = docs.replace('"metadata":{"timestamp":true},', '');
  const clone = (filter: string): string => {
    const origin = makeRepository([
      { date: '2024-01-02T03:04:05Z', files: { 'docs.json': plain, 'log.mdx': first, 'own.mdx': 'x' } },
      { date: '2025-02-03T04:05:06Z', files: { 'log.mdx': second } },
    ]);
    git(origin, ['config', 'uploadpack.allowFilter', 'true']);
    const folder = mkdtempSync(join(tmpdir(), 'docwright-clone-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    git(folder, ['clone', '-q', filter, `file://${origin}`, '.']);
    return folder;
  };

  test.each([
    ['--filter=blob:none', 'unreadable-history'],
    ['--filter=tree:0', 'unreadable-history'],
    ['--depth=1', 'shallow-clone'],
  ])('with %s, none is made up, and it is told', async (filter, code) => {
    const site = await loadSite(clone(filter), { base: '', origin: 'https://docs.example.com', service: null });
    expect(site.feeds['/log']!.map(({ date }) => date)).toEqual([null, null]);
    expect(site.problems.filter((problem) => problem.code === code)).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringMatching(/feed entries/) }),
    ]);
  });

  test('what is not committed yet has no date, and nothing is wrong with that', async () => {
    const folder = makeRepository([{ date: '2024-01-02T03:04:05Z', files: { 'docs.json': plain, 'own.mdx': 'x' } }]);
    writeFileSync(join(folder, 'log.mdx'), first);
    const site = await loadSite(folder, { base: '', origin: 'https://docs.example.com', service: null });
    expect(site.feeds['/log']!.map(({ date }) => date)).toEqual([null]);
    expect(site.problems).toEqual([]);
  });
});
