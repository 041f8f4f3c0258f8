import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface TestCommit {
  /** ISO 8601. */
  date: string;
  files: Record<string, string>;
}

/** A repository with these commits in a folder that lives as long as the test. */
export function makeRepository(commits: readonly TestCommit[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-git-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git(folder, ['init', '-q', '-b', 'main']);
  for (const { date, files } of commits) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git(folder, ['add', '-A']);
    git(folder, ['-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-q', '-m', 'c'], {
      GIT_COMMITTER_DATE: date,
      GIT_AUTHOR_DATE: date,
    });
  }
  return folder;
}

export function git(folder: string, args: readonly string[], env: Record<string, string> = {}): void {
  execFileSync('git', args, { cwd: folder, env: { ...process.env, GIT_CONFIG_GLOBAL: '', ...env } });
}
