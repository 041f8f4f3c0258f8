import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { readBeginning } from '../../../base/http/limit-answer.ts';
import { AnswerFailed } from '../answer-failed.ts';
import { type CompletionPart, readCompletion } from './read-completion.ts';

/** A model behind an endpoint of the OpenAI form. */
export interface ModelEndpoint {
  /** Address up to `/chat/completions`, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  key: string | null;
  /** Whether the model can call tools. */
  tools: boolean;
  temperature: number | null;
  /** Longest answer, in the model's tokens; `null` leaves it to the endpoint. */
  maxTokens: number | null;
  /** Milliseconds without a sign of life after which an answer is given up. */
  patience: number;
  /** Milliseconds before the second try where the endpoint names no time; 500 unless given. */
  retryDelay?: number;
  /** Milliseconds for a whole answer; a quarter of an hour, or `patience` where that is longer, unless given. */
  wholeTime?: number;
}

const usualWholeTime = 900_000;

export interface CompletionRequest {
  messages: readonly unknown[];
  tools: readonly unknown[];
  toolChoice: 'auto' | 'none';
  signal: AbortSignal;
}

/**
 * Asks for a chat completion and reads it as it is written.
 * @throws AnswerFailed when the endpoint cannot be reached, refuses, or falls silent
 */
export async function* requestCompletion(
  endpoint: ModelEndpoint,
  request: CompletionRequest,
): AsyncGenerator<CompletionPart> {
  const { wholeTime = Math.max(usualWholeTime, endpoint.patience) } = endpoint;
  const silence = new AbortController();
  // Signs of life without an end would hold a place among the answers at once for good.
  const whole = setTimeout(() => silence.abort(), wholeTime);
  let timer = setTimeout(() => silence.abort(), endpoint.patience);
  const signal = AbortSignal.any([request.signal, silence.signal]);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), endpoint.patience);
  };
  try {
    const response = await askPatiently(endpoint, { request, signal, alive });
    if (!response.ok || !response.body) throw await refusal(response);
    yield* readCompletion(notingLife(response.body, alive));
  } catch (error) {
    if (error instanceof AnswerFailed || request.signal.aborted) throw error;
    throw new AnswerFailed(
      silence.signal.aborted ? 'The model did not respond in time' : 'The model cannot be reached',
      error,
    );
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    // Leaving the answer early ends the request as well.
    silence.abort();
  }
}

const mostTries = 3;
const longestWait = 20_000;
/** What another try may mend: too many requests, and servers in trouble. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/** Sends a request, again after a while when the endpoint is busy or cannot be reached. Nothing was written by then. */
async function askPatiently(
  endpoint: ModelEndpoint,
  { request, signal, alive }: { request: CompletionRequest; signal: AbortSignal; alive: () => void },
): Promise<Response> {
  const body = JSON.stringify(buildBody(endpoint, request));
  const send = (): Promise<Response> =>
    fetch(`${endpoint.baseUrl}/chat/completions`, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: buildHeaders(endpoint),
      body,
    });
  for (let tries = 1; ; tries++) {
    const isLast = tries === mostTries;
    const response = await send().catch((error: unknown) => {
      if (isLast || signal.aborted) throw error;
      return null;
    });
    const wait = waitBefore(tries, response, endpoint);
    // To ask before the endpoint wants it only makes the wait longer, and nobody waits for an answer for minutes.
    if (response && (isLast || !passing.has(response.status) || wait > longestWait)) return response;
    await response?.body?.cancel().catch(() => undefined);
    await setTimeoutPromise(wait, undefined, { signal });
    alive();
  }
}

/** As long as the endpoint asks for, else twice as long each time, and never the same for all who wait. */
function waitBefore(tries: number, response: Response | null, { retryDelay = 500 }: ModelEndpoint): number {
  const asked = readRetryAfter(response?.headers.get('retry-after') ?? '');
  return asked ?? Math.min(longestWait, retryDelay * 2 ** (tries - 1) * (0.75 + Math.random() / 2));
}

/** Milliseconds: the header has seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function buildHeaders({ key }: ModelEndpoint): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
}

function buildBody(
  { model, temperature, maxTokens }: ModelEndpoint,
  { messages, tools, toolChoice }: CompletionRequest,
): Record<string, unknown> {
  return {
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    ...(temperature === null ? {} : { temperature }),
    ...(maxTokens === null ? {} : { max_tokens: maxTokens }),
    ...(tools.length > 0 ? { tools, tool_choice: toolChoice } : {}),
  };
}

/** Characters. */
const longestReason = 300;

/** What the endpoint says of a refusal is for the log: it may name accounts. */
async function refusal(response: Response): Promise<AnswerFailed> {
  const text = await readBeginning(response, longestReason);
  const message =
    response.status === 429 ? 'The model is busy; try again in a moment' : 'The model cannot answer at the moment';
  return new AnswerFailed(message, new Error(`status ${response.status}: ${text}`));
}

async function* notingLife(body: AsyncIterable<Uint8Array>, alive: () => void): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    alive();
    yield bytes;
  }
}
