import { findPostgres } from '../../../tests/unit/service/store/find-postgres.ts';
import { startPostgres, type TestPostgres } from '../../../tests/unit/service/store/start-postgres.ts';
import { findRedis, startRedis, type TestRedis } from '../../../tests/unit/service/store/start-redis.ts';
import { openWorld, untilReady } from '../open-world.ts';
import type { Place, Scenario, Sight } from '../scenario.ts';
import { type SlowRoad, startSlowRoad } from '../slow-road.ts';

interface Engines {
  postgres: TestPostgres;
  redis: TestRedis;
  roads: { postgres: SlowRoad; redis: SlowRoad };
}

interface Harm {
  name: string;
  harm: (engines: Engines) => Promise<void> | void;
  /** Milliseconds until it is over. */
  lasts: number;
  heal: (engines: Engines) => Promise<void> | void;
}

const harms: readonly Harm[] = [
  {
    name: 'PostgreSQL killed',
    harm: ({ postgres }) => postgres.kill(),
    lasts: 3_000,
    heal: ({ postgres }) => postgres.start(),
  },
  {
    name: 'PostgreSQL frozen',
    harm: ({ postgres }) => postgres.freeze(),
    lasts: 12_000,
    heal: ({ postgres }) => postgres.thaw(),
  },
  {
    name: 'Redis killed',
    harm: ({ redis }) => redis.kill(),
    lasts: 3_000,
    heal: ({ redis }) => redis.start(),
  },
  { name: 'Redis frozen', harm: ({ redis }) => redis.freeze(), lasts: 6_000, heal: ({ redis }) => redis.thaw() },
  {
    name: 'Redis slow',
    harm: ({ roads }) => roads.redis.slow(400),
    lasts: 5_000,
    heal: ({ roads }) => roads.redis.slow(0),
  },
  {
    name: 'PostgreSQL so slow that it seems gone at times',
    harm: ({ roads }) => roads.postgres.slow(2_400),
    lasts: 15_000,
    heal: ({ roads }) => roads.postgres.slow(0),
  },
];

function obstacle(): string | null {
  if (!findPostgres()) return 'PostgreSQL is not installed';
  return findRedis() ? null : 'Redis is not installed';
}

async function withEngines(work: (engines: Engines) => Promise<Sight>): Promise<Sight> {
  const [postgres, redis] = [(await startPostgres())!, (await startRedis())!];
  const roads = { postgres: await startSlowRoad(postgres.url), redis: await startSlowRoad(redis.url) };
  try {
    return await work({ postgres, redis, roads });
  } finally {
    for (const road of Object.values(roads)) road.close();
    postgres.thaw();
    redis.thaw();
    await Promise.all([postgres.stop(), redis.remove()]);
  }
}

async function endure(place: Place, engines: Engines, { harm, lasts, heal }: Harm): Promise<Sight> {
  const { roads, postgres } = engines;
  const world = await openWorld(place, {
    database: roads.postgres.url,
    auditAt: postgres.url,
    redis: roads.redis.url,
  });
  const services = await Promise.all([world.start(), world.start()]);
  await untilReady(world, services[0]);
  const urls = (): string[] => services.map(({ url }) => url);
  const reading = world.read({ count: place.size.questions * 4, urls, isRepeated: true });
  const trouble = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await harm(engines);
    await new Promise((resolve) => setTimeout(resolve, lasts));
    await heal(engines);
  };
  await world.readPagesDuring(services[1].url, Promise.all([reading, trouble()]));
  await world.read({ count: 4, urls, isRepeated: true });
  return world.judge();
}

export const harmedEngines: readonly Scenario[] = harms.map((harm) => ({
  name: harm.name,
  obstacle,
  run: (place) => withEngines((engines) => endure(place, engines, harm)),
}));

/** Readers ask once and no more: every answer is charged, and nothing else is. */
export const slowDatabase: Scenario = {
  name: 'many questions, two services, PostgreSQL slow',
  obstacle,
  run: (place) =>
    withEngines(async ({ roads, postgres }) => {
      const world = await openWorld(place, { database: roads.postgres.url, auditAt: postgres.url, pause: 5 });
      const services = await Promise.all([world.start(), world.start()]);
      await untilReady(world, services[0]);
      roads.postgres.slow(60);
      const urls = (): string[] => services.map(({ url }) => url);
      await world.read({ count: place.size.many, urls, isRepeated: false, together: 40 });
      roads.postgres.slow(0);
      return world.judge();
    }),
};
