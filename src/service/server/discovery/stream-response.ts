/** While nothing is written for so long, a sign of life goes out, so that proxies keep the connection. */
const silence = 15_000;

export interface StreamOptions {
  headers: Readonly<Record<string, string>>;
  /** Sent in silence; `null` for formats that know no such sign. */
  keepAlive: string | null;
  /** The client went away. */
  onCancel: () => void;
}

/** An answer whose body is written piece by piece, as fast as the client reads it. */
export function streamResponse(
  chunks: AsyncGenerator<string>,
  { headers, keepAlive, onCancel }: StreamOptions,
): Response {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | null = null;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      next ??= chunks.next();
      const result = await (keepAlive === null ? next : withinSilence(next));
      if (result === null) return controller.enqueue(encoder.encode(keepAlive!));
      next = null;
      if (result.done) controller.close();
      else controller.enqueue(encoder.encode(result.value));
    },
    cancel: async () => {
      onCancel();
      await chunks.return(undefined).catch(() => undefined);
    },
  });
  return new Response(body, {
    headers: {
      ...headers,
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function withinSilence(next: Promise<IteratorResult<string>>): Promise<IteratorResult<string> | null> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([next, new Promise<null>((resolve) => (timer = setTimeout(resolve, silence, null)))]);
  } finally {
    clearTimeout(timer);
  }
}
