import { ProxyError } from './proxy-error.ts';

/** The body of a call, passed on while it arrives. */
export interface CallBody {
  /** Yields the bytes; another time only when `canRepeat`. */
  read: () => AsyncGenerator<Uint8Array>;
  /** Whether nothing comes in it. */
  isEmpty: () => Promise<boolean>;
  /** Whether all of it that was read so far is still at hand. */
  canRepeat: () => boolean;
}

/** Bytes that are kept, should a redirect ask for the body again. */
const keptBytes = 1024 ** 2;

/**
 * Reads a body piece by piece.
 * @throws ProxyError (from `read`) for one that is longer than `limit`
 */
export function createCallBody(
  stream: ReadableStream<Uint8Array>,
  { limit, count }: { limit: number; count: (bytes: number) => void },
): CallBody {
  const reader = stream.getReader();
  const kept: Uint8Array[] = [];
  let size = 0;
  let coming: Promise<Uint8Array | undefined> | null = null;
  const take = async (): Promise<Uint8Array | undefined> => {
    const { value } = await reader.read();
    if (value === undefined) return undefined;
    if (size <= keptBytes) kept.push(value);
    size += value.length;
    count(value.length);
    if (size > limit) throw tooLongBody(limit);
    return value;
  };
  // Where a redirect asks for the body again, the call before may still wait for a piece, which both then get.
  const takeOnce = (): Promise<Uint8Array | undefined> => (coming ??= take().finally(() => (coming = null)));
  async function* read(): AsyncGenerator<Uint8Array> {
    for (let index = 0; ; index++) {
      const piece = kept[index] ?? (await takeOnce());
      if (piece === undefined) return;
      yield piece;
    }
  }
  return {
    read,
    isEmpty: async () => kept.length === 0 && (await takeOnce()) === undefined,
    canRepeat: () => size <= keptBytes,
  };
}

export function tooLongBody(limit: number): ProxyError {
  return new ProxyError('too-large', `The body exceeds the ${formatLimit(limit)} that this service forwards.`);
}

/** Whole mebibytes where it is one, else kibibytes or bytes. */
export function formatLimit(bytes: number): string {
  if (bytes >= 1024 ** 2) return `${Math.round(bytes / 1024 ** 2)} MB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} kB` : `${bytes} bytes`;
}
