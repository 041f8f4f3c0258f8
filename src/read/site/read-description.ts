import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchText } from './fetch-text.ts';

/**
 * The text of an API description or of a file that one refers to: a file of the site or a URL, but nothing outside of
 * the folder.
 * @throws Error with the reason when it cannot be read
 */
export async function readDescription(location: string, folder: string): Promise<string> {
  if (/^https?:/.test(location)) {
    const fetched = await fetchText(location);
    if ('text' in fetched) return fetched.text;
    throw new Error(fetched.reason);
  }
  if (location.split('/').includes('..')) throw new Error(`${location} lies outside of the site`);
  return readFileSync(join(folder, location), 'utf8');
}
