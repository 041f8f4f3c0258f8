import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import type { DescriptionCache } from '../../read/site/read-description.ts';
import { replaceFile } from '../files/replace-file.ts';
import { userCacheFolder } from './user-cache-folder.ts';

export interface DescriptionCacheOptions {
  folder?: string;
  onAnswer?: DescriptionCache['onAnswer'];
}

/** The last good copy of each API description that came from another server, in the user's cache. */
export function createDescriptionCache({
  folder,
  onAnswer = () => {},
}: DescriptionCacheOptions = {}): DescriptionCache {
  const fileOf = (url: string): string =>
    join(
      folder ?? join(userCacheFolder(), 'descriptions'),
      createHash('sha256').update(url).digest('hex').slice(0, 32),
    );
  return {
    onAnswer,
    read: (url) => {
      try {
        return readFileSync(fileOf(url), 'utf8');
      } catch {
        return null;
      }
    },
    // A cache that cannot be written costs no build.
    write: (url, text) => {
      try {
        const file = fileOf(url);
        refuseClosedFolder(dirname(file));
        mkdirSync(dirname(file), { recursive: true });
        replaceFile(file, text);
      } catch {}
    },
  };
}
