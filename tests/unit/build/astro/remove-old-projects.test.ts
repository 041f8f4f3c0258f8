import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeOldProjects } from '../../../../src/build/astro/remove-old-projects.ts';
import { processName } from '../../../../src/build/files/process-name.ts';

const state = mkdtempSync(join(tmpdir(), 'docwright-state-'));
afterAll(() => rmSync(state, { recursive: true, force: true }));

test('projects of other releases go when nobody has used them for a week', () => {
  const names = [
    '0.2.0-0123abcd',
    '0.1.0-0123abcd',
    '0.1.1-next.1-89abcdef',
    '0.1.2-0123abcd',
    '0.1.3-0123abcd',
    'builds',
  ];
  for (const name of names) mkdirSync(join(state, name, 'dev-1'), { recursive: true });
  writeFileSync(join(state, '0.1.2-0123abcd/dev-1.pid'), processName());
  const old = Date.now() / 1000 - 8 * 24 * 60 * 60;
  for (const name of names) if (name !== '0.1.3-0123abcd') utimesSync(join(state, name), old, old);
  removeOldProjects(state, '0.2.0-0123abcd');
  expect(readdirSync(state)).toEqual(['0.1.2-0123abcd', '0.1.3-0123abcd', '0.2.0-0123abcd', 'builds']);
  removeOldProjects(join(state, 'nowhere'), '');
});
