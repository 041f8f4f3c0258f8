import { join } from 'node:path';
import { openWorld, untilReady } from '../open-world.ts';
import type { Scenario } from '../scenario.ts';

/** Longer than it takes the others to think it has ended. */
const longFreeze = 12_000;

export const freezeService: Scenario = {
  name: 'one of two services frozen',
  run: async (place) => {
    const world = await openWorld(place, { database: join(place.folder, 'service.db') });
    const [frozen, other] = await Promise.all([world.start(), world.start()]);
    await untilReady(world, other);
    const urls = (): string[] => [frozen.url, other.url];
    const reading = world.read({ count: place.size.questions, urls, isRepeated: true });
    await new Promise((resolve) => setTimeout(resolve, 250));
    frozen.child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, longFreeze));
    frozen.child.kill('SIGCONT');
    await reading;
    await world.read({ count: 4, urls, isRepeated: true });
    return world.judge();
  },
};

/** Most of the time it stands still, as on a machine that has far too much to do. */
export const slowService: Scenario = {
  name: 'one of two services slow',
  run: async (place) => {
    const world = await openWorld(place, { database: join(place.folder, 'service.db') });
    const [slow, other] = await Promise.all([world.start(), world.start()]);
    await untilReady(world, other);
    let stands = false;
    const stutter = setInterval(() => slow.child.kill((stands = !stands) ? 'SIGSTOP' : 'SIGCONT'), 150);
    await world.read({ count: place.size.questions * 2, urls: () => [slow.url, other.url], isRepeated: true });
    clearInterval(stutter);
    slow.child.kill('SIGCONT');
    return world.judge();
  },
};
