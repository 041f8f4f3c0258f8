import { RequestRefused } from './request-refused.ts';

/**
 * Reads a request's body as text, and nothing beyond `limit` bytes, whether its length was announced or not.
 * @throws RequestRefused with status 413 for a longer body, 400 for one that breaks off
 */
export async function readBodyText(request: Request, { limit }: { limit: number }): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let piece = await reader.read().catch(brokenOff); !piece.done; piece = await reader.read().catch(brokenOff)) {
    size += piece.value.length;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(limit);
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

/** What is left of the body is not read, so the connection cannot carry another request. */
function tooLarge(limit: number): RequestRefused {
  return new RequestRefused(
    413,
    { code: 'too_large', message: `The body is larger than ${limit} bytes` },
    { headers: { connection: 'close' } },
  );
}

function brokenOff(): never {
  throw new RequestRefused(400, { code: 'broken_body', message: 'The body broke off' });
}
