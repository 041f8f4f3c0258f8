import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findReleaseFaults, type ReleaseState } from './release/find-release-faults.ts';

/** Ends with 1 where the sources are not ready to be published, and says why. The tag may follow as an argument. */
const root = resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const faults = findReleaseFaults({
  tag: process.argv[2] ?? null,
  manifest: JSON.parse(read('package.json')) as ReleaseState['manifest'],
  changelog: read('CHANGELOG.md'),
  changesets: readdirSync(join(root, '.changeset')),
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
