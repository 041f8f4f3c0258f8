import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const parse = (source: string): string => JSON.stringify(parseMdx(source, { file: 'a.mdx', line: 1 }).tree);

test('quotes and dots are drawn as printers do, page after page', () => {
  expect(parse('She said "it\'s fine"...')).toContain('She said “it’s fine”…');
  expect(parse(`${"It's so.\n\n".repeat(3000)}`)).not.toContain("It's");
});

test.each(['.', "'", '"', "a'b ", '"a" '])('a paragraph of so many %j that no parser draws them is shown', (piece) => {
  expect(parse(`Words.\n\n${piece.repeat(100_000)}\n\nEnd.`)).toContain('End.');
  expect(measureGrowth((length) => parse(piece.repeat(length)), 8000)).toBeLessThan(linearGrowth);
});
