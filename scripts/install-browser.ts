import { spawnSync } from 'node:child_process';
import { findBrowser } from '../tests/e2e/find-browser.ts';

/**
 * Makes sure that the browser tests find a Chromium: one that is installed, else Debian's package where we may install
 * packages, else Playwright's own.
 */
if (!findBrowser()) {
  const isRoot = process.getuid?.() === 0;
  const add = (name: string): boolean => run('apt-get', ['install', '-y', '-qq', name]);
  const installed = isRoot && run('apt-get', ['update', '-qq']) && (add('chromium-headless-shell') || add('chromium'));
  if (!installed) run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (!findBrowser()) {
    console.error('No Chromium could be installed. Install one and set CHROMIUM to the path of its program.');
    process.exit(1);
  }
}

function run(command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}
