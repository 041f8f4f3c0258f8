import { spawnSync } from 'node:child_process';
import { findPostgres } from '../tests/unit/service/store/find-postgres.ts';

/**
 * Makes sure that the tests of the store and of several machines find a PostgreSQL and a Redis, where we may install
 * packages.
 */
const missing = [
  ...(findPostgres() ? [] : ['postgresql']),
  ...(spawnSync('redis-server', ['--version']).status === 0 ? [] : ['redis-server']),
];
if (missing.length > 0 && process.getuid?.() === 0) {
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!(run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...missing)))
    console.error(`${missing.join(' and ')} could not be installed; the tests with them are skipped.`);
}
