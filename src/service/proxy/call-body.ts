import { ProxyError } from './proxy-error.ts';

/** The body of a call, passed on while it arrives. */
export interface CallBody {
  /** Yields the bytes; another time only when `canRepeat`. */
  read: () => AsyncGenerator<Uint8Array>;
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
  async function* read(): AsyncGenerator<Uint8Array> {
    yield* [...kept];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      count(part.value.length);
      if (size > limit)
        throw new ProxyError(
          'too-large',
          `The body is longer than the ${formatLimit(limit)} that this service passes on.`,
        );
      if (size <= keptBytes) kept.push(part.value);
      yield part.value;
    }
  }
  return { read, canRepeat: () => size <= keptBytes };
}

/** Whole mebibytes where it is one, else kibibytes or bytes. */
export function formatLimit(bytes: number): string {
  if (bytes >= 1024 ** 2) return `${Math.round(bytes / 1024 ** 2)} MB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} kB` : `${bytes} bytes`;
}
