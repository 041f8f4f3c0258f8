import { existsSync, readdirSync, statSync } from 'node:fs';
import { DocsError } from '../../base/errors/docs-error.ts';
import { isBuilt } from '../../read/site/is-built.ts';

/**
 * Lets a build replace what builds wrote, and nothing else.
 * @throws DocsError with `hint` for a folder or file of somebody else
 */
export function refuseForeignFolder(folder: string, hint: string): void {
  if (!existsSync(folder) || isBuilt(folder) || isEmptyFolder(folder)) return;
  const message = `${folder} contains files that Docwright did not write, and a build replaces the whole folder`;
  throw new DocsError([{ severity: 'error', kind: 'settings', code: 'foreign-output', message, hint }]);
}

function isEmptyFolder(path: string): boolean {
  return statSync(path).isDirectory() && readdirSync(path).length === 0;
}
