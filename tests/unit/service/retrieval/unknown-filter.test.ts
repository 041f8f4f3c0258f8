import { expect, test } from 'vitest';
import type { RetrievalFilter } from '../../../../src/model/retrieval.ts';
import type { LoadedIndex } from '../../../../src/service/retrieval/load-index.ts';
import { checkFilter, UnknownFilter } from '../../../../src/service/retrieval/unknown-filter.ts';

/** An index of two pages, and how often their places were looked through. */
function openIndex(): { index: LoadedIndex; looks: () => number } {
  let looks = 0;
  const labels = { product: new Map(), tab: new Map(), tag: new Map([[0, ['billing']]]) };
  const partition = {
    access: { kind: 'everyone' },
    language: 'en',
    version: null,
    get places() {
      looks++;
      return Uint32Array.from([0, 0, 1, 0]);
    },
  };
  const section = new Map([
    [0, ['Guides', 'Keys']],
    [1, ['Guides']],
    [2, ['Hidden']],
  ]);
  const index = { partitions: [partition], labels: { ...labels, section }, layout: { routes: ['/a', '/b', '/c'] } };
  return { index: index as unknown as LoadedIndex, looks: () => looks };
}

const check = (filter: RetrievalFilter, index: LoadedIndex): void =>
  checkFilter(filter, { index, audience: { kind: 'anonymous' } });

test('pages are looked through for what they are called by alone: there may be a million', () => {
  const { index, looks } = openIndex();
  check({}, index);
  check({ language: 'EN' }, index);
  expect(() => check({ version: 'v2' }, index)).toThrow('filter.version "v2" is unknown; the site has none');
  expect(looks()).toBe(0);
  check({ section: ' keys ', tag: 'Billing' }, index);
  expect(looks()).toBe(1);
});

test('only what the audience may know of is known', () => {
  const { index } = openIndex();
  expect(() => check({ section: 'Hidden' }, index)).toThrow(UnknownFilter);
  expect(() => check({ section: 'Hidden' }, index)).toThrow('known: "Guides", "Keys"');
});
