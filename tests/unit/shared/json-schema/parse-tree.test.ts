import { expect, test } from 'vitest';
import { parseTree } from '../../../../src/shared/json-schema/parse-tree.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['quotes', '"'],
  ['commas', ', '],
])('faults of many %s on one line take time with their number', (_, piece) => {
  const work = (length: number): unknown => parseTree(`a: [${piece.repeat(length)}`, 'a.yaml');
  expect(measureGrowth(work, 3000)).toBeLessThan(linearGrowth);
});

test('a long text that stands too far left is given up before it takes minutes', () => {
  const before = process.cpuUsage();
  const { problems } = parseTree(`a: {\n${'b: 1\n'.repeat(10_000)}`, 'a.yaml');
  expect(problems[0]).toMatchObject({ code: 'invalid-yaml', line: 2, column: 1 });
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(15);
});
