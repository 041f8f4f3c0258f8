import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../site/package-folder.ts';

/** The version in Docwright's own package.json. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;
}
