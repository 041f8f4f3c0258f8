import { expect, test } from 'vitest';
import { mapOutsideFences, mapProse } from '../../../../src/base/text/map-prose.ts';

const loud = (prose: string): string => prose.toUpperCase();

test('what stands outside of code is changed, with the number of its line', () => {
  const seen: [string, number][] = [];
  const text = 'a\n\n- ```js\n  b\n  ```\n\nc `d` e\n``f\ng`` h';
  expect(mapProse(text, loud)).toBe('A\n\n- ```js\n  b\n  ```\n\nC `d` E\n``f\ng`` H');
  mapProse(text, (prose, line) => {
    seen.push([prose.trim(), line]);
    return prose;
  });
  expect(seen).toEqual([
    ['a', 0],
    ['c', 5],
    ['e', 6],
    ['h', 8],
  ]);
});

test('marks of a fence that end in their own line are code within it, and hide nothing of what follows', () => {
  expect(mapProse('a\n```one line```\nb', loud)).toBe('A\n```one line```\nB');
  expect(mapOutsideFences('```\na\n```\nb `c`', loud)).toBe('```\na\n```\nB `C`');
});
