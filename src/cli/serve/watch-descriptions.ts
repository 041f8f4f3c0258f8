import { createHash } from 'node:crypto';
import { findRemoteDescriptions } from './find-remote-descriptions.ts';

export interface DescriptionWatch {
  /** Folder with the `docs.json`. */
  folder: string;
  onChange: () => void;
  /** Milliseconds between two questions (default: a minute). */
  interval?: number;
}

/** What was last seen of a description. */
interface Seen {
  etag: string | null;
  modified: string | null;
  hash: string;
}

const patience = 30_000;

/**
 * Asks again for the API descriptions that `docs.json` takes from other servers, by their tags where the servers give
 * some, and tells when one has changed. A server that does not answer has not changed anything.
 *
 * @returns a function that ends it
 */
export function watchDescriptions({ folder, onChange, interval = 60_000 }: DescriptionWatch): () => void {
  const seen = new Map<string, Seen>();
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    const addresses = findRemoteDescriptions(folder);
    const changes = await Promise.all(addresses.map((address) => hasChanged(address, { seen, signal: stop.signal })));
    if (changes.includes(true) && !stop.signal.aborted) onChange();
  };
  let looking: Promise<void> | null = null;
  const begin = (): void =>
    void (looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = null)));
  begin();
  const timer = setInterval(begin, interval).unref();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

async function hasChanged(
  address: string,
  { seen, signal }: { seen: Map<string, Seen>; signal: AbortSignal },
): Promise<boolean> {
  const before = seen.get(address);
  try {
    const response = await fetch(address, {
      headers: conditions(before),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    if (response.status === 304 || !response.ok) {
      await response.body?.cancel();
      return false;
    }
    const hash = await hashOf(response);
    seen.set(address, { etag: response.headers.get('etag'), modified: response.headers.get('last-modified'), hash });
    return before !== undefined && before.hash !== hash;
  } catch {
    return false;
  }
}

/** Piece by piece: a description without an end is held nowhere. */
async function hashOf({ body }: Response): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of body ?? []) hash.update(piece);
  return hash.digest('base64');
}

function conditions(before: Seen | undefined): Record<string, string> {
  if (before?.etag) return { 'if-none-match': before.etag };
  return before?.modified ? { 'if-modified-since': before.modified } : {};
}
