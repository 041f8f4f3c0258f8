import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { askServer } from '../../read/site/ask-server.ts';
import { findRemoteDescriptions } from './find-remote-descriptions.ts';

export interface DescriptionWatch {
  /** Folder with the `docs.json`. */
  folder: string;
  /** Of `Site.isUntrusted`: only servers of the public internet are asked. */
  isUntrusted?: boolean;
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
export function watchDescriptions({
  folder,
  isUntrusted = false,
  onChange,
  interval = 60_000,
}: DescriptionWatch): () => void {
  const seen = new Map<string, Seen>();
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    const asking = { seen, signal: stop.signal, isGuarded: isUntrusted };
    const addresses = findRemoteDescriptions(folder, { isUntrusted });
    const changes = await Promise.all(addresses.map((address) => hasChanged(address, asking)));
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
  { seen, signal, isGuarded }: { seen: Map<string, Seen>; signal: AbortSignal; isGuarded: boolean },
): Promise<boolean> {
  const before = seen.get(address);
  try {
    const response = await askServer(address, {
      headers: conditions(before),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      isGuarded,
    });
    const { statusCode = 0, headers } = response;
    if (statusCode < 200 || statusCode > 299) {
      response.destroy();
      return false;
    }
    const hash = await hashOf(response);
    seen.set(address, { etag: headers.etag ?? null, modified: headers['last-modified'] ?? null, hash });
    return before !== undefined && before.hash !== hash;
  } catch {
    return false;
  }
}

/** Piece by piece: a description without an end is held nowhere. */
async function hashOf(answer: IncomingMessage): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of answer as AsyncIterable<Uint8Array>) hash.update(piece);
  return hash.digest('base64');
}

function conditions(before: Seen | undefined): Record<string, string> {
  if (before?.etag) return { 'if-none-match': before.etag };
  return before?.modified ? { 'if-modified-since': before.modified } : {};
}
