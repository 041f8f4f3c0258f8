import { expect, test } from 'vitest';
import { readToml } from '../../../../src/read/front-matter/read-toml.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('cost grows with the length, not with its square', () => {
  const keys = (count: number): string => Array.from({ length: count }, (_, index) => `k${index} = 1`).join('\n');
  const growth = measureGrowth((count) => readToml(keys(count), { file: 'page.mdx', line: 1 }), 2_000);
  expect(growth).toBeLessThan(linearGrowth);
});
