import { expect, test } from 'vitest';
import { docwright } from '../../../../src/build/astro/docwright.ts';
import { resolvePageLimits } from '../../../../src/build/render/resolve-page-limits.ts';
import { build } from '../../../../src/entry/build.ts';
import { validate } from '../../../../src/entry/validate.ts';

test('limits are said in seconds and megabytes', () => {
  expect(resolvePageLimits({ pageTime: 2.5, pageMemory: 256 })).toEqual({ time: 2500, memory: 256 });
});

test('what is left out is 30 seconds and 1024 megabytes', () => {
  expect(resolvePageLimits({})).toEqual({ time: 30_000, memory: 1024 });
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '30', null])('%s is no limit', (value) => {
  expect(() => resolvePageLimits({ pageTime: value as number })).toThrow(TypeError);
  expect(() => resolvePageLimits({ pageMemory: value as number })).toThrow(/`pageMemory` must be a number above 0/);
});

test('every function that renders pages refuses what is no limit', async () => {
  await expect(build({ site: 'no-such-folder', out: 'no-such-folder/out', pageTime: 0 })).rejects.toThrow(/`pageTime`/);
  await expect(validate({ site: 'no-such-folder', pageMemory: -1 })).rejects.toThrow(/`pageMemory`/);
  expect(() => docwright({ site: 'no-such-folder', pageTime: 0 })).toThrow(/`pageTime`/);
});
