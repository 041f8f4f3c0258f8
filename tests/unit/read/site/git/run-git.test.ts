import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a process does not wait for a git that is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-no-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const module = resolve(import.meta.dirname, '../../../../../src/read/site/git/run-git.ts');
  const script = `import { runGit } from ${JSON.stringify(module)};
console.log(await runGit(${JSON.stringify(folder)}, ['--version'], () => true));`;
  const options = { env: { PATH: folder }, timeout: 15_000, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim()).toBe('false');
}, 30_000);
