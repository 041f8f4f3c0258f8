import { spawnSync } from 'node:child_process';
import { findServer } from '../tests/unit/build/hosts/start-server.ts';
import { findPostgres } from '../tests/unit/service/store/find-postgres.ts';

/**
 * Makes sure that the tests find what they start: PostgreSQL and Redis for the store and for several machines, the web
 * servers for the configurations we write. Only where we may install packages.
 */
const missing = [
  ...(findPostgres() ? [] : ['postgresql']),
  ...(spawnSync('redis-server', ['--version']).status === 0 ? [] : ['redis-server']),
  ...(findServer('nginx') ? [] : ['nginx-light']),
  ...(findServer('caddy') ? [] : ['caddy']),
  ...(findServer('apache') ? [] : ['apache2']),
];
if (missing.length > 0 && process.getuid?.() === 0) {
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!(run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...missing)))
    console.error(`${missing.join(', ')} could not be installed; the tests with them are skipped.`);
}
