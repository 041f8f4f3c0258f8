import { expect, test } from 'vitest';
import { rememberPopular } from '../../../../src/service/server/discovery/remember-popular.ts';

const place = { site: 'docs', language: '' };
const wanted = { visitors: 5, limit: 5 };

test('what takes its time to count is counted seldom, and at once again where it could not be', async () => {
  let [time, counted, isAway] = [0, 0, true];
  const counting = async ({ language }: { language: string }): Promise<string[]> => {
    if (isAway) throw new Error('away');
    time += 300;
    return [`${language} ${++counted}`];
  };
  const { list } = rememberPopular(
    { note: async () => undefined, forget: async () => undefined, keepNewest: async () => undefined, list: counting },
    () => time,
  );
  await expect(list(place, wanted)).rejects.toThrow('away');
  isAway = false;
  expect(await Promise.all([list(place, wanted), list(place, wanted)])).toEqual([[' 1'], [' 1']]);
  time += 29_000;
  expect(await list(place, wanted)).toEqual([' 1']);
  expect(await list({ ...place, language: 'de' }, wanted)).toEqual(['de 2']);
  time += 1_000;
  expect(await list(place, wanted)).toEqual([' 3']);
});
