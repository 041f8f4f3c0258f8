import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('no page costs more work than it may, from nothing and after changes', () => {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const root = resolve(import.meta.dirname, '../..');
  const { status, stdout } = spawnSync(process.execPath, ['bench/count-work.ts'], { cwd: root, encoding: 'utf8', env });
  expect(status, stdout).toBe(0);
});
