import { searchAddress } from '../../base/paths/own-addresses.ts';

/**
 * Reads files of the index from where the build put them. One that is asked for again was no good: while a site is
 * published, some hosts give a page in its place, which the browser has kept under its name.
 */
export function createFileFetcher(base: string): (name: string) => Promise<Uint8Array> {
  const asked = new Set(['manifest.json']);
  return async (name) => {
    const url = `${base}${searchAddress}/${name}`;
    const response = asked.has(name) ? await fetchNewest(url) : await fetch(url, { cache: 'force-cache' });
    asked.add(name);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

/**
 * Asks the server; a reader who is offline gets what they had before. All other names hold a hash, so they never grow
 * old.
 */
async function fetchNewest(url: string): Promise<Response> {
  return fetch(url, { cache: 'no-cache' }).catch(() => fetch(url, { cache: 'force-cache' }));
}
