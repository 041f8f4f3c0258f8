import { expect, test } from 'vitest';
import { placeOfValue } from '../../../../src/read/front-matter/place-of-value.ts';

function find(head: string, value: string, key = 'related'): [line: number, column: number] | null {
  const text = `---\n${head}\n---\nlost\n`;
  const place = placeOfValue({ key, value }, { text, end: text.split('\n').length - 1 });
  return place && [place.line, place.column];
}

test('a value is found in the lines of its key, whatever it looks like', () => {
  const block = 'title: lost\nrelated:\n  - lost\n  - /a/lost\n  - lost: "gone"\nurl: other';
  expect(find(block, 'lost')).toEqual([4, 5]);
  expect(find(block, '/a/lost')).toEqual([5, 5]);
  expect(find(block, 'gone')).toEqual([6, 12]);
  expect(find('related: [a, "lost", { lost: g/out }]', 'lost')).toEqual([2, 15]);
  expect(find('related: [a, { lost: g/out }]', 'g/out')).toEqual([2, 22]);
  expect(find("related = ['lost']", 'lost')).toEqual([2, 13]);
  expect(find('"related": ["lost"]', 'lost')).toEqual([2, 14]);
});

test('a name, a part of another value and the value of another key are not it', () => {
  expect(find('related: [{ lost: a }, not-lost, lost/b]', 'lost')).toBeNull();
  expect(find('related:\n  - a\nkeywords: [lost]', 'lost')).toBeNull();
  expect(find('related: ["l\\u006fst"]', 'lost')).toBeNull();
});
