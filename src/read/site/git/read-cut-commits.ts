import { readFileSync } from 'node:fs';

/** The commits at which a shallow clone ends, from the file of git (`shallow`) that lists them; none of a whole one. */
export function readCutCommits(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
