import { expect, test } from 'vitest';
import { estimateFit, leastFit, type QueryFit } from '../../../../src/service/retrieval/estimate-fit.ts';

const judgeFit = (fit: QueryFit): boolean => estimateFit(fit) >= leastFit;

const found: QueryFit = {
  share: 1,
  cosine: 0.6,
  missing: 0,
  together: 1,
  words: 2,
  corrected: 0,
  titleFactor: 1.2,
};

test.each([null, 0.6])('a name that stands in a title fits, with likeness %s', (cosine) => {
  expect(judgeFit({ ...found, cosine })).toBe(true);
});

test('a question in other words fits where its meaning is near', () => {
  const asked = { ...found, share: 0.05, together: 0, words: 4, titleFactor: 1 };
  expect(judgeFit({ ...asked, cosine: 0.5 })).toBe(true);
  expect(judgeFit({ ...asked, cosine: 0.15 })).toBe(false);
});

test.each([null, 0.2])('words of which the site has one in three do not fit, with likeness %s', (cosine) => {
  expect(judgeFit({ ...found, cosine, share: 0.3, missing: 0.66, together: 0, words: 3, titleFactor: 1 })).toBe(false);
});

test.each([null, 0.4])(
  'a slip in a long word fits, short words that are spelled anew do not, with likeness %s',
  (cosine) => {
    const asked = { ...found, cosine, share: 0.1, together: 0.2, words: 4, titleFactor: 1 };
    expect(judgeFit({ ...asked, corrected: 1 / 9 / 4 })).toBe(true);
    expect(judgeFit({ ...asked, corrected: (1 / 4 + 1 / 3 + 2 / 6) / 4 })).toBe(false);
  },
);

test.each([null, 0.4])('a word alone fits with a slip, be it ever so short, with likeness %s', (cosine) => {
  expect(judgeFit({ ...found, cosine, share: 0.6, words: 1, corrected: 1 / 3, titleFactor: 1 })).toBe(true);
});
