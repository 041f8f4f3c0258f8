import { RequestRefused } from './request-refused.ts';

/** Milliseconds for a whole body: one that is sent a byte at a time would hold a connection for minutes. */
const longest = 20_000;

/**
 * Reads a request's body as text, and nothing beyond `limit` bytes, whether its length was announced or not.
 * @throws RequestRefused with status 413 for a longer body, 408 for one that takes longer than `patience`
 *   milliseconds, 400 for one that breaks off
 */
export async function readBodyText(
  request: Request,
  { limit, patience = longest }: { limit: number; patience?: number },
): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const reader = request.body?.getReader();
  if (!reader) return '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow(patience)), patience);
  });
  const read = (): ReturnType<typeof reader.read> => Promise.race([reader.read().catch(brokenOff), late]);
  try {
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    for (let piece = await read(); !piece.done; piece = await read()) {
      size += piece.value.length;
      if (size > limit) throw tooLarge(limit);
      text += decoder.decode(piece.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function tooLarge(limit: number): RequestRefused {
  return refuseRest(413, 'too_large', `The body is larger than ${limit} bytes`);
}

function tooSlow(patience: number): RequestRefused {
  return refuseRest(408, 'slow_body', `The body did not arrive within ${patience / 1000} seconds`);
}

/** What is left of the body is not read, so the connection cannot carry another request. */
function refuseRest(status: number, code: string, message: string): RequestRefused {
  return new RequestRefused(status, { code, message }, { headers: { connection: 'close' } });
}

function brokenOff(): never {
  throw new RequestRefused(400, { code: 'broken_body', message: 'The body was incomplete' });
}
