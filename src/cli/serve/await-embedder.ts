import type { Embedder } from '../../service/embeddings/embedder.ts';

/** Milliseconds before the second try, and at most between two: each wait is twice the last. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 10 * 60_000;

/** An embedder that may not be there yet. */
export interface AwaitedEmbedder {
  /** `null` while it is away. */
  current: () => Embedder | null;
  close: () => Promise<void>;
}

export interface Awaiting {
  /** Milliseconds after which the beginning waits no longer; it comes when it comes. */
  patience: number;
  /** Told once why it is not there. */
  onFault: (error: unknown) => void;
  /** Told when one comes later. */
  onOpen: (embedder: Embedder) => void;
}

/**
 * Opens an embedder, and tries again until it opens: an endpoint that was away for a moment when the service started
 * must not leave its searches with words until somebody starts it anew.
 */
export async function awaitEmbedder(
  open: () => Promise<Embedder>,
  { patience, onFault, onOpen }: Awaiting,
): Promise<AwaitedEmbedder> {
  let [current, isClosed, isLate]: [Embedder | null, boolean, boolean] = [null, false, false];
  let timer: NodeJS.Timeout | undefined;
  const beLate = (error: unknown): void => {
    if (!isLate) onFault(error);
    isLate = true;
  };
  const attempt = async (wait: number): Promise<void> => {
    try {
      const embedder = await open();
      if (isClosed) return void (await embedder.close());
      current = embedder;
      if (isLate) onOpen(embedder);
    } catch (error) {
      if (isClosed) return;
      beLate(error);
      timer = setTimeout(() => void attempt(Math.min(LONGEST_WAIT, wait * 2)), wait).unref();
    }
  };
  let impatience: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    impatience = setTimeout(resolve, patience);
  });
  await Promise.race([attempt(FIRST_WAIT), enough]);
  clearTimeout(impatience);
  if (!current) beLate(new Error(`nothing answered within ${patience / 1000} seconds`));
  return {
    current: () => current,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await current?.close();
    },
  };
}
