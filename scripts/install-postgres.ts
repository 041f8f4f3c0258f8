import { spawnSync } from 'node:child_process';
import { findPostgres } from '../tests/unit/store/find-postgres.ts';

/** Makes sure that the tests of the store find a PostgreSQL, where we may install packages. Without one they run on SQLite alone, and say so. */
if (!findPostgres() && process.getuid?.() === 0) {
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  if (!(run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'postgresql'))) console.error('PostgreSQL could not be installed; its tests are skipped.');
}
