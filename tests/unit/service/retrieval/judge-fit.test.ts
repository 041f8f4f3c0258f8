import { expect, test } from 'vitest';
import { judgeFit, type QueryFit } from '../../../../src/service/retrieval/judge-fit.ts';

const found: QueryFit = {
  share: 1,
  cosine: 0.6,
  missing: 0,
  together: 1,
  words: 2,
  isCorrected: false,
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
