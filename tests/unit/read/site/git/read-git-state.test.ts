import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readGitState } from '../../../../../src/read/site/git/read-git-state.ts';

test('is another after everything that a page can show of a repository', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docwright-git-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, encoding: 'utf8' });
  mkdirSync(join(root, 'docs'));
  expect(await readGitState(root)).toBeNull();
  git('init', '--quiet', '--initial-branch=main');
  expect(await readGitState(root)).toBeNull();
  writeFileSync(join(root, 'docs/a.mdx'), 'A');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  const states = [await readGitState(root)];
  expect(await readGitState(root)).toBe(states[0]);
  states.push(await readGitState(join(root, 'docs')));
  for (const change of [
    ['commit', '--quiet', '--allow-empty', '--message=Second'],
    ['remote', 'add', 'origin', 'https://github.com/acme/docs.git'],
    ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk'],
    ['checkout', '--quiet', '-b', 'other'],
    ['checkout', '--quiet', '--detach'],
  ]) {
    git(...change);
    states.push(await readGitState(root));
  }
  expect(states).not.toContain(null);
  expect(new Set(states).size).toBe(states.length);
});

test('is another where more of the history has been fetched', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docwright-git-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [whole, clone] = [join(root, 'whole'), join(root, 'clone')];
  mkdirSync(whole);
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  git(whole, 'init', '--quiet');
  for (const message of ['1', '2', '3', '4']) git(whole, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
  git(root, 'clone', '--quiet', '--depth=1', pathToFileURL(whole).href, clone);
  const states = [await readGitState(clone)];
  for (const depth of ['--depth=2', '--depth=3', '--unshallow']) {
    git(clone, 'fetch', '--quiet', depth);
    states.push(await readGitState(clone));
  }
  expect(new Set(states).size).toBe(4);
});
