import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Makes a release of the changesets: version and changelog, and the version that the manual names. */
const root = resolve(import.meta.dirname, '..');
execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], { stdio: 'inherit' });
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const manual = join(root, 'example-site/docs.json');
writeFileSync(manual, readFileSync(manual, 'utf8').replace(/("release": ")[^"]+/, `$1${version}`));
