import { expect, test } from 'vitest';
import { createSeldomTeller } from '../../../../src/service/server/create-seldom-teller.ts';

test('of many like faults the first is told, and later how many more there were', () => {
  let time = 0;
  const told: string[] = [];
  const tell = createSeldomTeller((message) => told.push(message), { interval: 60_000, now: () => time });
  for (let count = 0; count < 1_000; count++) tell('The endpoint does not answer');
  expect(told).toEqual(['The endpoint does not answer']);
  time = 60_000;
  tell('The endpoint refuses');
  expect(told.slice(1)).toEqual(['The endpoint refuses (999 more like this since last reported)']);
  time = 200_000;
  tell('The endpoint does not answer');
  expect(told.slice(2)).toEqual(['The endpoint does not answer']);
});
