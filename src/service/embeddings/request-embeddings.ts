import { setTimeout as wait } from 'node:timers/promises';
import { explainError } from '../../base/errors/explain-error.ts';
import { limitAnswer, readBeginning } from '../../base/http/limit-answer.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';

/** A model behind an endpoint of the OpenAI form. */
export interface RemoteModel {
  /** Without `/embeddings`, e.g. `https://api.example.com/v1`. */
  url: string;
  name: string;
  key: string | null;
  /** Asked of the endpoint, which may make vectors shorter; unset for those it makes by itself. */
  dimensions?: number | undefined;
}

export interface RemoteRequest extends RemoteModel {
  /** Number of dimensions of the index; another number is a fault. */
  expected?: number;
  signal?: AbortSignal;
}

const TIMEOUT = 30_000;
const TRIES = 4;
/** Bytes: many times what a batch of the longest vectors takes. */
const LONGEST_ANSWER = 64_000_000;
/** Characters of a refusal that the message quotes. */
const LONGEST_REASON = 300;
const LONGEST_WAIT = 20_000;

/** Worth another try: too many requests, or a server in trouble. */
class PassingFailure extends Error {
  readonly after: number | null;
  constructor(message: string, after: number | null) {
    super(message);
    this.after = after;
  }
}

/**
 * Embeds some texts in one request, which is repeated while the endpoint is busy.
 * @throws when it refuses, stays busy, or answers something else than vectors
 */
export async function requestEmbeddings(request: RemoteRequest, texts: readonly string[]): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return readVectors(await post(request, texts), texts.length, request.expected);
    } catch (error) {
      if (!(error instanceof PassingFailure) || attempt === TRIES) throw error;
      await wait(
        Math.min(LONGEST_WAIT, error.after ?? 500 * 2 ** attempt),
        undefined,
        request.signal ? { signal: request.signal } : {},
      );
    }
  }
}

async function post({ url, name, key, dimensions, signal }: RemoteRequest, input: readonly string[]): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(`${trimEndSlashes(url)}/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ model: name, input, encoding_format: 'float', ...(dimensions ? { dimensions } : {}) }),
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new PassingFailure(`The embeddings endpoint ${url} cannot be reached: ${explainError(error)}`, null);
  });
  if (response.ok) return readAnswer(limitAnswer(response, { address: url, limit: LONGEST_ANSWER }), url);
  const reason = await readBeginning(response, LONGEST_REASON);
  const message = `${url} returned ${response.status} to a request for embeddings: ${reason}`;
  if (response.status === 429 || response.status >= 500)
    throw new PassingFailure(message, readRetryAfter(response.headers.get('retry-after')));
  throw new Error(message);
}

/** What broke off may come whole the next time; what is no JSON is no answer of an endpoint for embeddings. */
async function readAnswer(response: Response, url: string): Promise<unknown> {
  return response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    if (error instanceof TypeError)
      throw new PassingFailure(`The response of ${url} with embeddings was incomplete`, null);
    throw error;
  });
}

function readRetryAfter(value: string | null): number | null {
  const seconds = Number(value ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** An endpoint may answer in any order; each vector says which text it belongs to. */
function readVectors(answer: unknown, count: number, expected: number | undefined): Float32Array[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data) || data.length !== count)
    throw new Error(
      `The embeddings endpoint returned ${Array.isArray(data) ? data.length : 'no'} vectors for ${count} texts`,
    );
  const vectors: Float32Array[] = [];
  data.forEach(
    (entry: { index?: unknown; embedding?: unknown }, place) =>
      (vectors[typeof entry.index === 'number' ? entry.index : place] = readVector(entry.embedding)),
  );
  const lengths = new Set(Array.from({ length: count }, (_, index) => vectors[index]?.length ?? 0));
  if (lengths.size !== 1 || lengths.has(0))
    throw new Error('The embeddings endpoint left out vectors, or returned them with different lengths');
  if (expected !== undefined && !lengths.has(expected))
    throw new Error(
      `The embeddings endpoint returned ${[...lengths][0]} dimensions, but the index has ${expected}; index the site again`,
    );
  return vectors;
}

function readVector(value: unknown): Float32Array {
  if (!Array.isArray(value) || value.some((number) => typeof number !== 'number' || !Number.isFinite(number)))
    throw new Error('The embeddings endpoint returned something other than numbers');
  const vector = Float32Array.from(value as number[]);
  const length = Math.sqrt(vector.reduce((sum, number) => sum + number * number, 0));
  return length > 0 ? vector.map((number) => number / length) : vector;
}
