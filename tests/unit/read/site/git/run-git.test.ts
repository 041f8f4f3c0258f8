import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCommitDates } from '../../../../../src/read/site/git/read-commit-dates.ts';
import { readLineDates } from '../../../../../src/read/site/git/read-line-dates.ts';
import { git, makeRepository } from './history.ts';

test('a process does not wait for a git that is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-no-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const module = resolve(import.meta.dirname, '../../../../../src/read/site/git/run-git.ts');
  const script = `import { runGit } from ${JSON.stringify(module)};
console.log(await runGit(${JSON.stringify(folder)}, ['--version'], () => true));`;
  const options = { env: { PATH: folder }, timeout: 15_000, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim()).toBe('false');
}, 30_000);

/** A repository of one file, and a command of a shell that leaves the file `ran` in it. */
function makeHostile(): { folder: string; command: string; hasRun: () => boolean } {
  const date = '2024-01-02T03:04:05Z';
  const folder = makeRepository([{ date, files: { 'a.mdx': 'one\n', '.gitattributes': '* diff=x filter=x\n' } }]);
  const ran = join(folder, '.git', 'ran');
  return { folder, command: `echo > '${ran}'; cat #`, hasRun: () => existsSync(ran) };
}

test.each([
  'core.fsmonitor',
  'core.pager',
  'diff.external',
  'diff.x.command',
  'diff.x.textconv',
  'filter.x.clean',
  'filter.x.process',
  'filter.x.smudge',
  'gpg.program',
])('no program runs that a repository names as %s', async (key) => {
  const { folder, command, hasRun } = makeHostile();
  git(folder, ['config', 'log.showSignature', 'true']);
  git(folder, ['config', key, command]);
  expect((await readCommitDates(folder, ['a.mdx'])).dates.size).toBe(1);
  expect((await readLineDates(folder, { file: 'a.mdx', cut: new Set() })).lines).toEqual(['2024-01-02']);
  expect(hasRun()).toBe(false);
});

test.each([
  ['core.sshCommand', 'ssh://host.example/a'],
  ['core.sshCommand', 'host.example:a'],
  ['remote.origin.uploadpack', 'file:///'],
])('what a clone of a part lacks is fetched by no program of its own: %s', async (key, url) => {
  const { folder, command, hasRun } = makeHostile();
  const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: folder, encoding: 'utf8' }).trim();
  rmSync(join(folder, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
  const settings = { 'core.repositoryformatversion': '1', 'extensions.partialClone': 'origin', [key]: command };
  const remote = { 'remote.origin.promisor': 'true', 'remote.origin.url': url };
  for (const [name, value] of Object.entries({ ...settings, ...remote })) git(folder, ['config', name, value]);
  expect((await readCommitDates(folder, ['a.mdx'])).gap).toBe('broken');
  expect((await readLineDates(folder, { file: 'a.mdx', cut: new Set() })).lines).toEqual([]);
  expect(hasRun()).toBe(false);
});
