import { expect, test } from 'vitest';
import { readToml } from '../../../../src/read/front-matter/read-toml.ts';

test('cost grows with the length, not with its square', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index} = 1`).join('\n');
  const cost = (text: string) => {
    const start = process.cpuUsage();
    readToml(text, { file: 'page.mdx', line: 1 });
    return process.cpuUsage(start).user;
  };
  const least = (count: number) => Math.min(...[1, 2, 3].map(() => cost(keys(count))));
  least(2_000);
  // Eight times the text: a cost of its square would be 64 times as high.
  expect(least(64_000) / least(8_000)).toBeLessThan(28);
});
