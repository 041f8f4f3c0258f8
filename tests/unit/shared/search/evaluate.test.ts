import { expect, test } from 'vitest';
import { evaluate } from '../../../../src/shared/search/evaluate.ts';

test('ranks are measured by kind of question', async () => {
  const questions = [
    { q: 'first', kind: 'keyword', answers: ['/a'] },
    { q: 'second', kind: 'keyword', answers: ['b', '/x'] },
    { q: 'none', kind: 'typo', answers: ['/c'] },
    { q: 'home', kind: 'typo', answers: ['index'] },
  ];
  const routes: Record<string, string[]> = { first: ['/a'], second: ['/a', '/b/'], none: ['/d'], home: ['/'] };
  const result = await evaluate(questions, async (query) => routes[query]!);
  expect(result.ranks).toEqual([1, 2, 0, 1]);
  expect(result.all).toEqual({ questions: 4, hit1: 0.5, hit5: 0.75, hit10: 0.75, mrr: 0.625 });
  expect(result.kinds.keyword).toEqual({ questions: 2, hit1: 0.5, hit5: 1, hit10: 1, mrr: 0.75 });
});

test('no questions give zeros', async () => {
  expect((await evaluate([], async () => [])).all.mrr).toBe(0);
});
