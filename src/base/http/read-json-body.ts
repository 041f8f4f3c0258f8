import { readBodyText } from './read-body-text.ts';
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
  const text = await readBodyText(request, { limit });
  if (isTooDeep(text)) throw refuse(400, 'invalid_json', `The body is nested more than ${deepest} levels deep`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse(400, 'invalid_json', 'The body is not valid JSON');
  }
}

/** Looked at before it is parsed: a parser takes its time for a megabyte of brackets. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') inString = !inString;
    else if (inString) at += sign === '\\' ? 1 : 0;
    else if (sign === ']' || sign === '}') depth--;
    else if ((sign === '[' || sign === '{') && ++depth > deepest) return true;
  }
  return false;
}

function refuse(status: number, code: string, message: string): RequestRefused {
  return new RequestRefused(status, { code, message });
}
