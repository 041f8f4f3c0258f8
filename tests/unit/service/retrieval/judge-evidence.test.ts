import { expect, test } from 'vitest';
import { judgeEvidence } from '../../../../src/service/retrieval/judge-evidence.ts';

test('a score lies between 0 and 1 and rises with every evidence', () => {
  const shares = [0, 0.1, 0.3, 0.6, 1, 1.5];
  for (const cosine of [null, -0.2, 0, 0.3, 0.6, 0.9]) {
    const scores = shares.map((share) => judgeEvidence({ share, cosine, missing: 0, relative: 1 }));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
  }
  const near = { share: 0.5, cosine: 0.7, missing: 0, relative: 1 };
  expect(judgeEvidence(near)).toBeGreaterThan(judgeEvidence({ ...near, cosine: 0.4 }));
  expect(judgeEvidence(near)).toBeGreaterThan(judgeEvidence({ ...near, relative: 0.8 }));
  expect(judgeEvidence(near)).toBeGreaterThan(judgeEvidence({ ...near, missing: 0.5 }));
});

test('what has next to nothing of a query scores next to nothing, what is called as it asks is sure', () => {
  expect(judgeEvidence({ share: 0.02, cosine: 0.1, missing: 0.5, relative: 1 })).toBeLessThan(0.1);
  expect(judgeEvidence({ share: 1.5, cosine: 0.75, missing: 0, relative: 1 })).toBeGreaterThan(0.8);
  expect(judgeEvidence({ share: 0, cosine: null, missing: 1, relative: 1 })).toBeLessThan(0.1);
});
