import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Installs the chat clients that the service's streams are tested with. They live apart: the oldest wants an older zod.
 */
const folder = resolve(import.meta.dirname, '../tests/clients');
if (!existsSync(join(folder, 'node_modules/happy-dom'))) {
  const { status } = spawnSync(
    'npm',
    ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error'],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) console.error('The chat clients could not be installed; the tests with them are skipped.');
}
