import { proxyHeaderPrefix, proxyHeaders } from '../../../base/http/proxy-headers.ts';
import { createEventParser, createLineParser, type StreamEvent } from './event-parser.ts';
import type { AnswerBody, ReceivedAnswer } from './exchange.ts';
import { responseKind } from './response-kind.ts';

export interface ReadOptions {
  url: string;
  /** `performance.now()` when the request was sent. */
  started: number;
  signal: AbortSignal;
  /** Whether it came through the service. */
  isProxied: boolean;
  onAnswer: (answer: ReceivedAnswer) => void;
  /** Bytes of a body that are taken, 256 MB when unset: what is sent compressed may hold a thousand times as many. */
  limit?: number;
}

/** Milliseconds between two updates of what is shown. */
const pace = 80;

/** Reads a response to its end and tells of it as it arrives. A stopped or broken stream keeps what came. */
export async function readAnswer(
  response: Response,
  { url, started, signal, isProxied, onAnswer, limit = 256 * 1024 ** 2 }: ReadOptions,
): Promise<void> {
  const collector = createCollector(response.headers.get('content-type') ?? '');
  const waited = performance.now() - started;
  const answer = (state: ReceivedAnswer['state']): ReceivedAnswer => ({
    url,
    status: response.status,
    statusText: response.statusText,
    headers: receivedHeaders(response, isProxied),
    redirects: redirectsOf(response, isProxied),
    contentType: response.headers.get('content-type') ?? '',
    waited,
    elapsed: performance.now() - started,
    size: collector.size(),
    state,
    body: collector.body(state !== 'receiving'),
  });
  onAnswer(answer('receiving'));
  const pacer = createPacer(() => onAnswer(answer('receiving')));
  try {
    for await (const chunk of chunksOf(response, limit)) {
      collector.add(chunk);
      // Lets the browser paint and listen between the pieces of a fast stream.
      if (collector.isStream && pacer.ask()) await new Promise((resolve) => setTimeout(resolve));
    }
    pacer.stop();
    onAnswer(answer('complete'));
  } catch {
    pacer.stop();
    onAnswer(answer(signal.aborted ? 'stopped' : 'broken'));
  }
}

/** Shows at once what is asked for after a pause, and else when the pause is over, whether more comes or not. */
function createPacer(show: () => void): { ask: () => boolean; stop: () => void } {
  let shown = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    clearTimeout(timer);
    timer = undefined;
    show();
    shown = performance.now();
  };
  return {
    ask: () => {
      const isTime = performance.now() - shown >= pace;
      if (isTime) update();
      else timer ??= setTimeout(update, pace);
      return isTime;
    },
    stop: () => clearTimeout(timer),
  };
}

/** The proxy leaves out what would act on the documentation's own host, and tells what the API really sent. */
export function receivedHeaders({ headers }: Response, isProxied: boolean): [string, string][] {
  const original = isProxied ? headers.get(proxyHeaders.headers) : null;
  if (original !== null) return JSON.parse(decodeURIComponent(original)) as [string, string][];
  return [...headers].filter(([name]) => !name.startsWith(proxyHeaderPrefix));
}

function redirectsOf(response: Response, isProxied: boolean): ReceivedAnswer['redirects'] {
  if (!isProxied) return response.redirected ? [{ status: null, url: response.url }] : [];
  const way = response.headers.get(proxyHeaders.redirects);
  return way === null ? [] : (JSON.parse(decodeURIComponent(way)) as ReceivedAnswer['redirects']);
}

/** @throws RangeError for more bytes than `limit`, of which no more are fetched then */
async function* chunksOf(response: Response, limit: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return;
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw new RangeError(`The body is longer than ${limit} bytes`);
    }
    yield part.value;
  }
}

interface Collector {
  add: (chunk: Uint8Array<ArrayBuffer>) => void;
  size: () => number;
  body: (isOver: boolean) => AnswerBody;
  isStream: boolean;
}

function createCollector(contentType: string): Collector {
  const kind = responseKind(contentType);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let decoder: TextDecoder | undefined;
  const decode = (chunk?: Uint8Array): string =>
    (decoder ??= createDecoder(contentType, chunk)).decode(chunk, { stream: !!chunk });
  const parser = kind === 'events' ? createEventParser() : createLineParser();
  const events: StreamEvent[] = [];
  let text = '';
  let size = 0;
  const isStream = kind === 'events' || kind === 'lines';
  const blob = (): Blob => new Blob(chunks, { type: contentType });
  return {
    isStream: isStream || kind === 'text',
    add: (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (isStream) events.push(...parser.push(decode(chunk)));
      else if (kind === 'text' || kind === 'json') text += decode(chunk);
    },
    size: () => size,
    body: (isOver) => {
      if (kind === 'events' || kind === 'lines')
        return {
          kind,
          events: isOver ? [...events, ...parser.end()] : [...events],
          bytes: isOver ? blob() : new Blob(),
        };
      if (contentType === '' && noText.test(text.slice(0, 1024)))
        return { kind: 'file', bytes: isOver ? blob() : new Blob() };
      if (kind === 'text' || kind === 'json')
        return { kind, text: isOver ? text + decode() : text, bytes: isOver ? blob() : new Blob() };
      return { kind, bytes: isOver ? blob() : new Blob() };
    },
  };
}

/** What no text begins with: a zero, or bytes that are no UTF-8. */
const noText = /[\0\uFFFD]/;

/** XML and HTML say in their first lines what they are written in, where the header does not (RFC 7303 section 3). */
function createDecoder(contentType: string, begin: Uint8Array = new Uint8Array()): TextDecoder {
  const charset =
    /charset="?([\w-]+)/i.exec(contentType) ??
    /^<.*?(?:encoding|charset) *= *["']?([\w-]+)/is.exec(String.fromCharCode(...begin.subarray(0, 1024)));
  try {
    return new TextDecoder(charset?.[1]);
  } catch {
    return new TextDecoder();
  }
}
