import { expect, test } from 'vitest';
import { ratePage } from '../../../../src/shared/search/rate-page.ts';

/** Three words that say as much as one another. */
const thirds = (covered: number): number => [0b001, 0b010, 0b100].filter((bit) => covered & bit).length / 3;
const rate = (...sections: [score: number, covered: number][]): number =>
  ratePage(
    sections.map(([score, covered]) => ({ score, covered })),
    thirds,
  );

test('a page with one section is worth that section', () => {
  expect(rate([10, 0b011])).toBe(10);
});

test('further sections add, the later the less, and those after the fifth nothing', () => {
  const sections = Array.from({ length: 7 }, (): [number, number] => [10, 0b111]);
  const worth = sections.map((_, index) => rate(...sections.slice(0, index + 1)));
  const added = worth.slice(1).map((value, index) => value - worth[index]!);
  expect(added.slice(0, 4).every((value, index) => value > 0 && value < (added[index - 1] ?? 10))).toBe(true);
  expect(added.slice(4)).toEqual([0, 0]);
});

test('what sections have together counts beside what the best one has', () => {
  expect(rate([10, 0b001], [8, 0b110])).toBeGreaterThan(rate([10, 0b001], [8, 0b001]));
  expect(rate([10, 0b111], [8, 0b110])).toBe(rate([10, 0b111], [8, 0b111]));
});

test('words of a section that hardly answers are no reason', () => {
  expect(rate([10, 0b001], [4, 0b110])).toBe(rate([10, 0b001], [4, 0b001]));
});
