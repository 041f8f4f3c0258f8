import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { noDates, readCommitDates } from '../../../../../src/read/site/git/read-commit-dates.ts';
import { git, makeRepository, type TestCommit } from './history.ts';

afterEach(() => void vi.unstubAllEnvs());

const history: TestCommit[] = [
  { date: '2024-01-02T03:04:05Z', files: { 'docs/a.mdx': 'a', 'docs/ünï/b c.mdx': 'b', 'other.mdx': 'x' } },
  { date: '2025-02-03T04:05:06Z', files: { 'docs/a.mdx': 'a2', 'other.mdx': 'y' } },
];

test('each file has the date of its last commit, by its path in the folder', async () => {
  const folder = join(makeRepository(history), 'docs');
  const { dates, gap } = await readCommitDates(folder, ['a.mdx', 'ünï/b c.mdx', 'new.mdx']);
  expect(Object.fromEntries(dates)).toEqual({
    'a.mdx': '2025-02-03T04:05:06.000Z',
    'ünï/b c.mdx': '2024-01-02T03:04:05.000Z',
  });
  expect(gap).toBeNull();
});

test('a clone without history dates only what its commits changed', async () => {
  const origin = makeRepository(history);
  const clone = mkdtempSync(join(tmpdir(), 'docwright-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  git(clone, ['clone', '-q', '--depth', '1', `file://${origin}`, '.']);
  const { dates, gap } = await readCommitDates(join(clone, 'docs'), ['a.mdx', 'ünï/b c.mdx']);
  expect(dates.size).toBe(0);
  expect(gap).toBe('shallow');
});

test('a folder outside of any repository has no dates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-plain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await readCommitDates(folder, ['a.mdx'])).toEqual(noDates);
});

test('a repository that git does not read is told from none', async () => {
  const folder = join(makeRepository(history), 'docs');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(await readCommitDates(folder, ['a.mdx'])).toEqual({ ...noDates, gap: 'unread' });
  vi.unstubAllEnvs();
  vi.stubEnv('PATH', folder);
  expect(await readCommitDates(folder, ['a.mdx'])).toEqual({ ...noDates, gap: 'unread' });
});

test('a repository without a commit has no dates, and nothing is wrong with it', async () => {
  expect(await readCommitDates(makeRepository([]), ['a.mdx'])).toEqual(noDates);
});

test('a history with damaged objects is known to be one, and one without commits is none', async () => {
  const folder = makeRepository([{ date: '2024-01-01T00:00:00Z', files: { 'a.mdx': 'a' } }]);
  const objects = join(folder, '.git/objects');
  for (const name of readdirSync(objects, { recursive: true, encoding: 'utf8' }))
    if (/^..\/.{38}$/.test(name)) rmSync(join(objects, name));
  expect(await readCommitDates(folder, ['a.mdx'])).toEqual({ ...noDates, gap: 'broken' });
  const empty = makeRepository([]);
  expect(await readCommitDates(empty, ['a.mdx'])).toEqual(noDates);
});
