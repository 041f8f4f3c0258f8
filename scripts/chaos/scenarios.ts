import type { Scenario } from './scenario.ts';
import { newerSchema, olderSchema } from './scenarios/change-schema.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { harmedEngines, slowDatabase } from './scenarios/harm-engines.ts';
import { freezeService, slowService } from './scenarios/harm-service.ts';
import { badProvider, expiredProvider } from './scenarios/harm-sign-in.ts';
import { jumpClock } from './scenarios/jump-clock.ts';
import { killServiceOnPostgres, killServiceOnSqlite } from './scenarios/kill-service.ts';

/** Everything that goes wrong, in the order in which it does. */
export const scenarios: readonly Scenario[] = [
  killServiceOnSqlite,
  killServiceOnPostgres,
  freezeService,
  slowService,
  ...harmedEngines,
  slowDatabase,
  fullDisk,
  jumpClock,
  olderSchema,
  newerSchema,
  expiredProvider,
  badProvider,
];
