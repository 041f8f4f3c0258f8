import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescriptionCache } from '../../read/site/read-description.ts';
import { replaceFile } from '../files/replace-file.ts';
import { userCacheFolder } from './user-cache-folder.ts';

export interface DescriptionCacheOptions {
  folder?: string;
  onAnswer?: DescriptionCache['onAnswer'];
}

/** The last good copy of each API description that came from another server, in the user's cache. */
export function createDescriptionCache({
  folder = join(userCacheFolder(), 'descriptions'),
  onAnswer = () => {},
}: DescriptionCacheOptions = {}): DescriptionCache {
  const fileOf = (url: string): string => join(folder, createHash('sha256').update(url).digest('hex').slice(0, 32));
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
        mkdirSync(folder, { recursive: true });
        replaceFile(fileOf(url), text);
      } catch {}
    },
  };
}
