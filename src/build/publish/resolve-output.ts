import { lstatSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';

/**
 * Where an output goes: the folder that a link leads to, which a server may hand out from there, and not the link's own
 * place.
 * @throws DocsError for a link that leads nowhere
 */
export function resolveOutput(out: string): string {
  const place = resolve(out);
  if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place;
  try {
    return realpathSync(place);
  } catch {
    const message = `${place} is a link that does not lead to a folder`;
    const hint = 'Create the folder that it should lead to, or choose another one with --out';
    throw new DocsError([{ severity: 'error', kind: 'settings', code: 'foreign-output', message, hint }]);
  }
}
