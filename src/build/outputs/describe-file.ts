import type { PageScripts } from '../../model/service.ts';
import { nameContent } from '../cache/name-content.ts';
import { createScriptCollector } from './create-script-collector.ts';

/** What is known of a file of an output without reading it again. */
export interface WrittenFile {
  /** Of `nameContent`. */
  name: string;
  bytes: number;
  /** What a page runs; `null` for what is none. */
  scripts: PageScripts | null;
}

export function describeFile(path: string, content: string | Uint8Array): WrittenFile {
  const name = nameContent(content);
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  if (!isPage(path)) return { name, bytes, scripts: null };
  const collector = createScriptCollector();
  collector.readPage(typeof content === 'string' ? content : Buffer.from(content).toString('utf8'));
  return { name, bytes, scripts: collector.found() };
}

/** By the ending of its path. */
export function isPage(path: string): boolean {
  return path.endsWith('.html');
}
