import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openWorld, untilReady } from '../open-world.ts';
import type { Scenario } from '../scenario.ts';

const hour = 3_600_000;

/** The clock of one of two services jumps while both answer; the other's stays. */
export const jumpClock: Scenario = {
  name: 'clock forward and back an hour',
  run: async (place) => {
    const file = join(place.folder, 'clock');
    writeFileSync(file, '0');
    const world = await openWorld(place, { database: join(place.folder, 'service.db') });
    const options = `--import ${resolve(import.meta.dirname, '../shift-clock.ts')}`;
    const services = await Promise.all([world.start({ NODE_OPTIONS: options, CHAOS_CLOCK: file }), world.start()]);
    await untilReady(world, services[0]);
    const urls = (): string[] => services.map(({ url }) => url);
    for (const offset of [hour, 0, -hour, hour]) {
      const reading = world.read({ count: place.size.questions, urls, isRepeated: true });
      await new Promise((done) => setTimeout(done, 150));
      writeFileSync(file, String(offset));
      await reading;
    }
    // Nobody was answered twice, or told that his answer came too late.
    const late = world.tally.count('told of an error');
    return world.judge({ losses: late > 0 ? [`${late} answers were given up`] : [] });
  },
};
