import { expect, test } from 'vitest';
import { readYaml } from '../../../../src/read/front-matter/read-yaml.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const place = { file: 'page.mdx', line: 2 };
// A comment is nothing plain, so the parser reads what stands below it.
const parsed = (text: string) => readYaml(`# comment\n${text}`, { ...place, line: 1 });

const pieces = [
  ...['word', ' ', '  ', ':', ': ', '#', ' #', '"', "'", "''", '\\', '\\n', '\t', ',', '[', ']', '{', '}', '- ', '-'],
  ...['&a', '*a', '!', '|', '>', '%', '@', '`', '?', '? ', '=', '~', 'true', 'True', 'tRue', 'FALSE', 'null', 'Null'],
  ...['nULL', 'yes', '1', '1.5', '0x1f', '1e3', '.inf', '2026-01-01', 'é', '日本', '🙂', '\u00a0', '\u2028', '\u200d'],
  ...['<<', '...', '---', '$', '(', ')', '/', '.'],
];

/** The same numbers in every run (Park and Miller). */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

test('reads lines of plain values as the parser does', () => {
  const dice = createDice(7);
  const value = (): string => {
    const text = Array.from({ length: 1 + dice(5) }, () => pieces[dice(pieces.length)]).join('');
    const quote = ['', '', '"', "'"][dice(4)];
    return `${quote}${text}${quote}${['', '', ' '][dice(3)]}`;
  };
  for (let round = 0; round < 3000; round++) {
    const keys = ['title', 'og:title', 'sidebarTitle', 'x-y_z', 'title', 'null'].slice(dice(3), 3 + dice(4));
    const text = keys.map((key) => `${key}: ${value()}`).join(['\n', '\n\n'][dice(2)]);
    const [found, expected] = [readYaml(text, place), parsed(text)];
    expect([found.root.entries, found.problems], text).toEqual([expected.root.entries, expected.problems]);
  }
});

test.each([
  ['quotes in a list that is not closed', (length: number) => `x: ['${"''\t".repeat(length / 40)}`],
  ['blanks at the end of no line', (length: number) => `title: a${' '.repeat(length)}b`],
  ['faults on one line', (length: number) => `x: ${'"'.repeat(length / 4)}`],
])('takes time in proportion to %s', (_, write) => {
  const work = (length: number): unknown => readYaml(write(length), { file: 'a.mdx', line: 2 });
  expect(measureGrowth(work, 8000)).toBeLessThan(linearGrowth);
});

test('of a list that is too long, the rest is left out, and not one empty item for each', () => {
  const { root, problems } = readYaml(`x: [${'a, '.repeat(50_000)}]`, place);
  expect(problems.map(({ code }) => code)).toEqual(['front-matter-size']);
  const list = root.entries.get('x');
  expect(list?.kind === 'array' && list.items.every((item) => item.kind === 'scalar' && item.value === 'a')).toBe(true);
});
