import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';

/**
 * The configuration file of a site folder.
 * @throws DocsError when there is none
 */
export function findConfigFile(folder: string): 'docs.json' | 'mint.json' {
  for (const name of ['docs.json', 'mint.json'] as const) if (existsSync(join(folder, name))) return name;
  throw new DocsError([
    {
      severity: 'error',
      kind: 'settings',
      code: 'no-config',
      message: existsSync(folder) ? `There is no docs.json in ${folder}` : `There is no folder ${folder}`,
      hint: 'Name the folder that holds docs.json, or make a new site with: docwright new my-docs',
    },
  ]);
}
