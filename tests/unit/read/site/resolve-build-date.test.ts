import { expect, test } from 'vitest';
import { resolveBuildDate } from '../../../../src/read/site/resolve-build-date.ts';

const files = [Date.parse('2020-01-01T00:00:00Z'), Date.parse('2021-02-03T04:05:06Z') + 0.75];
const commits = ['2022-01-01T00:00:00Z', '2023-05-06T07:08:09+02:00', '2022-12-31T00:00:00Z'];

test('the environment decides, then the newest commit, then the newest file', () => {
  const date = (given: { commits?: string[]; sourceDateEpoch?: string }): string =>
    resolveBuildDate({ files, commits: [], sourceDateEpoch: undefined, ...given });
  expect(date({ commits, sourceDateEpoch: '1700000000' })).toBe('2023-11-14T22:13:20.000Z');
  expect(date({ commits })).toBe('2023-05-06T05:08:09.000Z');
  expect(date({ commits, sourceDateEpoch: 'yesterday' })).toBe('2023-05-06T05:08:09.000Z');
  expect(date({})).toBe('2021-02-03T04:05:06.000Z');
});

test('what has no time at all was made now', () => {
  const before = Date.now();
  const date = resolveBuildDate({ files: [], commits: [], sourceDateEpoch: undefined });
  expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
});
