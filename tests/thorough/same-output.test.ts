import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

// Thirteen builds take a minute alone, and several beside other tests.
test('a site that changes comes out as from nothing, byte for byte', { timeout: 480_000 }, () => {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const root = resolve(import.meta.dirname, '../..');
  const said = execFileSync(process.execPath, ['scripts/same-output.ts', '--edits', '6', '--seed', '2'], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(said).toBe('6 changes, 0 of them with another output than from nothing\n');
});
