import type { KnownWord } from '../words-file.ts';

/** Known pairs of characters by how they sound: `chong ding` and `重 ding` both give 重定. */
export type SoundIndex = ReadonlyMap<string, readonly KnownWord[]>;
