import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds the example site once for all browser tests, with the compiled command as users run it. */
export default function buildExample(): void {
  const root = resolve(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['bin/docwright.js', 'build', 'example-site', '--out', 'dist'], {
    cwd: root,
    stdio: 'inherit',
  });
}
