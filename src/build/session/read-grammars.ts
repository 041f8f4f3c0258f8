import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../model/site.ts';
import { isInside } from '../../read/site/is-inside.ts';

/** TextMate grammars of the user; those that are not there have been told (`checkNamedFiles`). */
export function readGrammars(folder: string, site: Site): Record<string, unknown>[] {
  return site.config.styling.codeblocks.customLanguages.flatMap((path) => {
    try {
      if (site.isUntrusted && !isInside(folder, join(folder, path))) return [];
      return [JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>];
    } catch {
      return [];
    }
  });
}
