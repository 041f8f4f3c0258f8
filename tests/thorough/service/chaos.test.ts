import { beforeAll, expect, test } from 'vitest';
import { type Result, runScenarios } from '../../../scripts/chaos/run-scenarios.ts';
import { scenarios } from '../../../scripts/chaos/scenarios.ts';

/** The short form of `npm run chaos`. */
const size = { rounds: 2, questions: 4, many: 60 };
const short = scenarios.filter(({ isShort }) => isShort);
let results: Map<string, Result>;

beforeAll(async () => {
  results = new Map((await runScenarios(short, { size, isTogether: true })).map((result) => [result.name, result]));
}, 480_000);

test.each(short.map(({ name, obstacle }) => ({ name, obstacle })))('nothing is lost: $name', ({ name, obstacle }) => {
  const reason = obstacle?.() ?? null;
  const result = results.get(name)!;
  if (reason !== null) return expect(result.books).toContain(reason);
  expect(result.losses, `${result.readers}; ${result.books}`).toEqual([]);
  expect(result.readers).not.toBe('');
});
