import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { explainError } from '../../base/errors/explain-error.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { findServiceFolder } from './find-service-folder.ts';
import { unpackSections } from './unpack-sections.ts';

/**
 * Reads what a build wrote for the index of the service.
 * @throws DocsError for a folder without it, or in which it is damaged
 */
export async function readServicePages(folder: string): Promise<ServicePageText[]> {
  const file = join(await findServiceFolder(folder), serviceFiles.sections);
  const content = await readFile(file).catch(() => null);
  if (content === null) throw unreadable(`${file} is missing, but the service needs it`, folder);
  try {
    return unpackSections(content).map((line) => JSON.parse(line) as ServicePageText);
  } catch (error) {
    throw unreadable(`${file} cannot be read: ${explainError(error)}`, folder);
  }
}

function unreadable(message: string, folder: string): DocsError {
  return new DocsError([
    { severity: 'error', code: 'no-built-site', message, hint: `Build ${basename(folder)} again` },
  ]);
}
