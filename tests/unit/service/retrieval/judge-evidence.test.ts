import { expect, test } from 'vitest';
import { judgeEvidence } from '../../../../src/service/retrieval/judge-evidence.ts';

test('a score lies between 0 and 1 and rises with either evidence', () => {
  const shares = [0, 0.1, 0.3, 0.6, 1, 1.5];
  for (const cosine of [null, -0.2, 0, 0.3, 0.6, 0.9]) {
    const scores = shares.map((share) => judgeEvidence({ share, cosine }));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
  }
  expect(judgeEvidence({ share: 0.5, cosine: 0.7 })).toBeGreaterThan(judgeEvidence({ share: 0.5, cosine: 0.4 }));
});

test('what has next to nothing of a query scores next to nothing, what is called as it asks is sure', () => {
  expect(judgeEvidence({ share: 0.02, cosine: 0.1 })).toBeLessThan(0.05);
  expect(judgeEvidence({ share: 1.5, cosine: 0.75 })).toBeGreaterThan(0.8);
  expect(judgeEvidence({ share: 0, cosine: null })).toBeLessThan(0.05);
});
