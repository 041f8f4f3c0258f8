import { expect, test } from 'vitest';
import type { FetchText } from '../../../../src/read/site/fetch-memory.ts';
import { createPatientFetch } from '../../../../src/read/site/patient-fetch.ts';

/** A server whose answers each take a minute, and that counts how many it gives at once. */
function serve() {
  let [time, open, most, asked] = [0, 0, 0, 0];
  const ask: FetchText = async (url) => {
    asked += 1;
    open += 1;
    most = Math.max(most, open);
    await null;
    time += 60_000;
    open -= 1;
    return { text: url, problems: [] };
  };
  return { ask, now: () => time, rest: (length: number) => void (time += length), seen: () => ({ most, asked }) };
}

const addresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `https://a.example/${index}`);

test('few servers are asked at once, and each answer goes to who asked', async () => {
  const { ask, seen } = serve();
  const fetch = createPatientFetch(ask, () => 0);
  const answers = await Promise.all(addresses(100).map((url) => fetch(url)));
  expect(answers).toEqual(addresses(100).map((text) => ({ text, problems: [] })));
  expect(seen()).toEqual({ most: 16, asked: 100 });
});

test('files that lead to one another without end are given up after five minutes of waiting', async () => {
  const { ask, now, rest, seen } = serve();
  const fetch = createPatientFetch(ask, now);
  const answers: Awaited<ReturnType<FetchText>>[] = [];
  for (const url of addresses(7)) {
    answers.push(await fetch(url));
    // What is done with an answer is no waiting.
    rest(600_000);
  }
  expect(answers.slice(0, 5).every((answer) => 'text' in answer)).toBe(true);
  expect(answers.slice(5)).toEqual(
    Array(2).fill({ reason: 'waiting for other servers took 5 minutes in total, so no more requests are sent' }),
  );
  expect(seen().asked).toBe(5);
});

test('servers that give more than half a gigabyte in all are asked no more', async () => {
  const large = { text: 'x'.repeat(60_000_000), problems: [] };
  const fetch = createPatientFetch(() => Promise.resolve(large));
  const answers: Awaited<ReturnType<FetchText>>[] = [];
  for (const url of addresses(12)) answers.push(await fetch(url));
  expect(answers.filter((answer) => 'text' in answer)).toHaveLength(9);
  expect(answers.at(-1)).toEqual({
    reason: 'other servers sent more than 512 MB in total, so no more requests are sent',
  });
});

test('a request that fails leaves its place to the next', async () => {
  const fetch = createPatientFetch(() => Promise.reject(new Error('down')));
  const answers = await Promise.allSettled(addresses(40).map((url) => fetch(url)));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
});
