import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Yarn asks the registry for the parts of a package for every system, and stops where a mirror lacks one of those
 * that this system never loads. Puts something else in the place of those that it named.
 * @returns whether there were any, so that trying again may help
 */
export function leaveOutMissing(folder: string, output: string): boolean {
  const lacks = /YN0082: │ (\S+)@npm:\S+: No candidates found|Couldn't find (?:any versions for|package) "([^"]+)"/g;
  const missing = [...output.matchAll(lacks)].map(([, name, other]) => name ?? other!);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { resolutions?: Record<string, string> };
  const resolutions = Object.fromEntries(missing.map((name) => [name, 'npm:picocolors@1.1.1']));
  writeFileSync(file, JSON.stringify({ ...manifest, resolutions: { ...manifest.resolutions, ...resolutions } }));
  return missing.length > 0;
}
