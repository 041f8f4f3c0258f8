import { RequestRefused } from './request-refused.ts';

/** Deeper structures no request of ours has, and programs that walk them by recursion would fail on them. */
const deepest = 40;

/**
 * Reads a request's body as JSON.
 * @throws RequestRefused with status 400, 413 or 415
 */
export async function readJsonBody(request: Request, { limit }: { limit: number }): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type))
    throw refuse(
      415,
      'unsupported_media_type',
      'Send the body as JSON, with the header Content-Type: application/json',
    );
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw refuse(415, 'unsupported_media_type', 'Send the body without Content-Encoding');
  const text = await readText(request, limit);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(400, 'invalid_json', 'The body is no JSON');
  }
  if (isTooDeep(value)) throw refuse(400, 'invalid_json', `The body is nested deeper than ${deepest} levels`);
  return value;
}

async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = (): RequestRefused => refuse(413, 'too_large', `The body is larger than ${limit} bytes`);
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > limit) throw tooLarge();
  // The length is announced and small enough, so the body cannot be larger: no need to count.
  if (announced !== null) return request.text().catch(brokenOff);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body?.getReader();
  for (
    let piece = await reader?.read().catch(brokenOff);
    piece && !piece.done;
    piece = await reader!.read().catch(brokenOff)
  ) {
    size += piece.value.length;
    if (size > limit) {
      void reader!.cancel().catch(() => undefined);
      throw tooLarge();
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

function brokenOff(): never {
  throw refuse(400, 'invalid_json', 'The body broke off');
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}

function refuse(status: number, code: string, message: string): RequestRefused {
  return new RequestRefused(status, { code, message });
}
