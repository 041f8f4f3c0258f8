import type { IncomingMessage } from 'node:http';
import type { ProxyCall } from './proxy-call.ts';
import { ProxyError } from './proxy-error.ts';
import { readTarget } from './read-target.ts';

export interface FollowOptions {
  /** Checks the address of a call and sends it. */
  send: (call: ProxyCall) => Promise<IncomingMessage>;
  limit: number;
}

export interface FollowedAnswer {
  answer: IncomingMessage;
  /** What came before it: each status, and the address that it led to. */
  redirects: { status: number; url: string }[];
}

/**
 * Sends a call and whatever its redirects lead to, each as the first one.
 * @throws ProxyError from `send`, and for redirects that cannot be followed
 */
export async function followRedirects(call: ProxyCall, { send, limit }: FollowOptions): Promise<FollowedAnswer> {
  const redirects: FollowedAnswer['redirects'] = [];
  let next = call;
  for (let count = 0; ; count++) {
    const answer = await send(next);
    const { location } = answer.headers;
    if (location === undefined || ![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0))
      return { answer, redirects };
    answer.destroy();
    if (count === limit)
      throw new ProxyError('bad-redirect', `${next.url.host} redirected the call more than ${limit} times.`);
    next = redirectedCall(next, { location, status: answer.statusCode! });
    redirects.push({ status: answer.statusCode!, url: next.url.href });
  }
}

/** As browsers do it (Fetch standard, "HTTP-redirect fetch"). */
function redirectedCall(
  { url, method, headers, body }: ProxyCall,
  { location, status }: { location: string; status: number },
): ProxyCall {
  const target = nextTarget(url, location);
  const isDropped = (status === 303 && method !== 'GET' && method !== 'HEAD') || (status < 303 && method === 'POST');
  if (!isDropped && body !== null && !body.canRepeat())
    throw new ProxyError('bad-redirect', `${url.host} redirected the call, but its body is too long to be sent twice.`);
  const kept = headers.filter(
    ([name]) => !(isDropped && ofTheBody.has(name)) && (target.origin === url.origin || forEveryOrigin.has(name)),
  );
  return { url: target, method: isDropped ? 'GET' : method, headers: kept, body: isDropped ? null : body };
}

const ofTheBody = new Set([
  'content-length',
  'content-type',
  'content-encoding',
  'content-language',
  'content-location',
]);
/** Any header may be the key of an API, so only what never is one goes on to another origin. */
const forEveryOrigin = new Set([
  ...ofTheBody,
  'accept',
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-disposition',
  'user-agent',
  'via',
]);

function nextTarget(url: URL, field: string): URL {
  const location = fromUtf8(field);
  if (!URL.canParse(location, url.href))
    throw new ProxyError('bad-redirect', `${url.host} redirected the call to something that is not an address.`);
  const { href } = new URL(location, url.href);
  try {
    return readTarget(href);
  } catch (error) {
    throw new ProxyError(
      'bad-redirect',
      `${url.host} redirected the call to an address that is not allowed. ${(error as Error).message}`,
    );
  }
}

/** A header as it was meant, of which Node makes a character of each byte. */
function fromUtf8(field: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(field, 'latin1'));
  } catch {
    return field;
  }
}
