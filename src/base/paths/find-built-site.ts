import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputMarker } from './build-folder.ts';
import { normaliseBase } from './normalise-base.ts';

export interface BuiltSite {
  /** For most hosts, a site with a base path lies in a folder of that name. */
  folder: string;
  /** The base path that the build noted: `''` or `/docs`. */
  base: string;
}

/** Where a site lies in an output. */
export function findBuiltSite(output: string): BuiltSite {
  const base = readBase(output);
  return { folder: existsSync(join(output, base, outputMarker)) ? join(output, base) : output, base };
}

function readBase(folder: string): string {
  try {
    const { base } = JSON.parse(readFileSync(join(folder, outputMarker), 'utf8')) as { base?: unknown };
    // What a stranger built leads nowhere else.
    return typeof base === 'string' && normaliseBase(base) === base ? base : '';
  } catch {
    return '';
  }
}
