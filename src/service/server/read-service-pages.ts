import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { unpackSections } from './unpack-sections.ts';

/**
 * Reads what a build wrote for the index of the service.
 * @throws DocsError for a folder without it
 */
export async function readServicePages(folder: string): Promise<ServicePageText[]> {
  const file = join(folder, '.service/sections.jsonl.zst');
  const content = await readFile(file).catch(() => null);
  if (content === null) {
    throw new DocsError([
      {
        severity: 'error',
        code: 'no-built-site',
        message: `${folder} is no built site: it has no .service/sections.jsonl.zst`,
        hint: 'Build it with docwright build',
      },
    ]);
  }
  return unpackSections(content).map((line) => JSON.parse(line) as ServicePageText);
}
