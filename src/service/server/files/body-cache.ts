import type { CachedBody } from '../../../base/http/answer-content.ts';

/** Bodies kept in memory, the least recently used given up first when they outgrow the bound. */
export interface BodyCache {
  /** The body kept under the key, or the one that `make` gives; callers at the same time share one call. */
  read: (key: string, make: () => Promise<CachedBody>) => Promise<CachedBody>;
}

/** What an entry costs besides its content. */
const overhead = 200;

/** Makes a cache that holds at most `limit` bytes. */
export function createBodyCache(limit: number): BodyCache {
  const kept = new Map<string, CachedBody>();
  const pending = new Map<string, Promise<CachedBody>>();
  let size = 0;

  function keep(key: string, body: CachedBody): void {
    const cost = body.content.length + overhead;
    if (cost > limit / 4) return;
    kept.set(key, body);
    size += cost;
    for (const [oldest, { content }] of kept) {
      if (size <= limit) return;
      kept.delete(oldest);
      size -= content.length + overhead;
    }
  }

  async function make(key: string, create: () => Promise<CachedBody>): Promise<CachedBody> {
    try {
      const body = await create();
      keep(key, body);
      return body;
    } finally {
      pending.delete(key);
    }
  }

  return {
    read: (key, create) => {
      const body = kept.get(key);
      if (body) {
        kept.delete(key);
        kept.set(key, body);
        return Promise.resolve(body);
      }
      const waiting = pending.get(key) ?? make(key, create);
      pending.set(key, waiting);
      return waiting;
    },
  };
}
