import { join } from 'node:path';
import { findPostgres } from '../../../tests/unit/service/store/find-postgres.ts';
import { startPostgres } from '../../../tests/unit/service/store/start-postgres.ts';
import { openWorld, untilReady, type World } from '../open-world.ts';
import type { Place, Scenario, Sight } from '../scenario.ts';

/** Kills a service in the middle of answers, again and again; the books are read after each time. */
async function killAgainAndAgain(world: World, { rounds, questions }: Place['size'], isAlone: boolean): Promise<Sight> {
  let doomed = await world.start();
  const other = isAlone ? null : await world.start();
  await untilReady(world, doomed);
  const losses: string[] = [];
  const urls = (): string[] => [doomed.url, ...(other ? [other.url] : [])];
  for (let round = 1; round <= rounds && losses.length === 0; round++) {
    const reading = world.read({ count: questions, urls, isRepeated: true });
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 600));
    doomed.child.kill('SIGKILL');
    await doomed.ended;
    doomed = await world.start();
    await reading;
    losses.push(...(await world.balance()).map((loss) => `round ${round}: ${loss}`));
  }
  return world.judge({ losses });
}

export const killServiceOnSqlite: Scenario = {
  name: 'service killed, SQLite',
  isShort: true,
  run: async (place) =>
    killAgainAndAgain(await openWorld(place, { database: join(place.folder, 'service.db') }), place.size, true),
};

export const killServiceOnPostgres: Scenario = {
  name: 'one of two services killed, PostgreSQL',
  obstacle: () => (findPostgres() ? null : 'PostgreSQL is not installed'),
  run: async (place) => {
    const postgres = (await startPostgres())!;
    try {
      return await killAgainAndAgain(await openWorld(place, { database: postgres.url }), place.size, false);
    } finally {
      await postgres.stop();
    }
  },
};
