import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { isObject } from '../../base/values/is-object.ts';
import { DiscoveryError } from './discovery-error.ts';
import type {
  AnswerPiece,
  AskOptions,
  DiscoveryClient,
  DiscoveryClientOptions,
  DiscoveryPage,
  SearchResult,
} from './discovery-types.ts';
import { readEventStream } from './read-event-stream.ts';

/** Makes a client of the Discovery API, for any runtime with `fetch`. */
export function createDiscoveryClient(options: DiscoveryClientOptions): DiscoveryClient {
  const send = createSender(options);
  return {
    search: async (query, { signal, ...more } = {}) =>
      (await (await send('v1/search', { body: { query, ...more }, signal })).json()) as SearchResult[],
    readPage: async (path, { signal, ...more } = {}) => {
      try {
        return (await (await send('v1/page', { body: { path, ...more }, signal })).json()) as DiscoveryPage;
      } catch (error) {
        if (error instanceof DiscoveryError && error.code === 'page_not_found') return null;
        throw error;
      }
    },
    ask: (question, more = {}) => ask(send, question, more),
  };
}

interface Sending {
  body: Record<string, unknown>;
  headers?: Record<string, string>;
  signal: AbortSignal | undefined;
}

type Send = (endpoint: string, sending: Sending) => Promise<Response>;

function createSender({ url, domain, key, fetch: given = fetch }: DiscoveryClientOptions): Send {
  const root = `${trimEndSlashes(url)}/discovery`;
  return async (endpoint, { body, headers, signal }) => {
    const [path, rest = ''] = endpoint.split('#');
    const response = await given(`${root}/${path}/${encodeURIComponent(domain)}${rest}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    if (response.ok) return response;
    throw await readRefusal(response);
  };
}

async function readRefusal(response: Response): Promise<DiscoveryError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = isObject(body) ? body : {};
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new DiscoveryError(typeof message === 'string' ? message : `The service answered with ${response.status}`, {
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  });
}

async function* ask(
  send: Send,
  question: string,
  { signal, idempotencyKey, fp = 'anonymous', ...more }: AskOptions,
): AsyncGenerator<AnswerPiece> {
  const response = await send('v2/assistant#/message', {
    body: { fp, messages: [{ role: 'user', parts: [{ type: 'text', text: question }] }], ...more },
    headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    signal,
  });
  const threadId = response.headers.get('x-thread-id') ?? '';
  for await (const event of readEventStream(response)) {
    const piece = readPiece(event, threadId);
    if (piece) yield piece;
  }
}

/** @throws DiscoveryError for an answer that breaks off */
function readPiece(event: Record<string, unknown>, threadId: string): AnswerPiece | null {
  const text = (name: string): string => (typeof event[name] === 'string' ? event[name] : '');
  switch (event['type']) {
    case 'text-delta':
      return { kind: 'text', text: text('delta') };
    case 'reasoning-delta':
      return { kind: 'reasoning', text: text('delta') };
    case 'source-url':
      return { kind: 'source', url: text('url'), title: text('title') };
    case 'finish':
      return { kind: 'end', threadId, finishReason: event['finishReason'] === 'length' ? 'length' : 'stop' };
    case 'error':
      throw new DiscoveryError(text('errorText'), { status: 200, code: 'answer_failed', retryAfter: null });
    default:
      return null;
  }
}
