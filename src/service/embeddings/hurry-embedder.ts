import type { Embedder } from './embedder.ts';

export interface Hurry {
  /** Milliseconds for which vectors are waited for. */
  patience: number;
  /** Milliseconds for which a model is not asked that kept somebody waiting so long. */
  pause?: number;
  now?: () => number;
}

/**
 * For readers, who rather find by words alone than wait: an endpoint that is away is tried again and again, and longer
 * than a search may take. What comes too late is of use to an embedder that remembers.
 */
export function hurryEmbedder(
  embedder: Embedder,
  { patience, pause = 15_000, now = () => performance.now() }: Hurry,
): Embedder {
  let pausedUntil = -Infinity;
  return {
    ...embedder,
    embed: async (texts) => {
      if (now() < pausedUntil) throw new Error(`The model ${embedder.id} did not respond a moment ago`);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          pausedUntil = now() + pause;
          reject(new Error(`The model ${embedder.id} did not respond within ${patience / 1000} seconds`));
        }, patience);
      });
      try {
        return await Promise.race([embedder.embed(texts), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
