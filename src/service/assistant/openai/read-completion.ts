import { isObject } from '../../../base/values/is-object.ts';
import { AnswerFailed } from '../answer-failed.ts';
import type { TokenUsage } from '../answerer.ts';
import { createReasoningSplitter } from './create-reasoning-splitter.ts';

/** What a streamed chat completion says, piece by piece. */
export type CompletionPart =
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; text: string }
  /** The longest answer was reached. */
  | { kind: 'cut' }
  | { kind: 'usage'; tokens: TokenUsage }
  | { kind: 'tool-calls'; calls: ToolCall[] }
  /** The model, or the filter of its endpoint, declines. */
  | { kind: 'refusal' };

export interface ToolCall {
  id: string;
  name: string;
  /** JSON text, as the model wrote it. */
  arguments: string;
}

/** More than this no answer needs; it bounds what a broken endpoint can make us hold. */
const longestEvent = 1_000_000;
/** Of an answer that is no event stream, such as a page, for the log. */
const longestQuoted = 300;
const mostCalls = 16;
/**
 * Characters of text, thoughts and calls together. Models fall into writing the same without an end, which would hold
 * memory and a place among the answers at once for as long.
 */
const longestAnswer = 400_000;

/**
 * Reads the event stream of a chat completion. Text comes as it arrives; tool calls, which arrive in pieces, come whole
 * at the end. An answer without an end is cut, as is one whose stream ends before the model has said that it is done.
 * @throws AnswerFailed for an error that the endpoint reports in the stream
 */
export async function* readCompletion(body: AsyncIterable<Uint8Array>): AsyncGenerator<CompletionPart> {
  const calls: ToolCall[] = [];
  const splitter = createReasoningSplitter();
  let isCut = false;
  let isWhole = false;
  let length = 0;
  for await (const event of readEvents(body)) {
    isWhole ||= event === endOfStream;
    const { delta, reason, tokens } = readChoice(event);
    if (tokens) yield { kind: 'usage', tokens };
    if (reason === 'content_filter') yield { kind: 'refusal' };
    isCut ||= reason === 'length';
    isWhole ||= typeof reason === 'string' && reason !== '';
    const { text, thought } = readContent(delta);
    if (thought !== '') yield { kind: 'reasoning', text: thought };
    if (typeof delta['refusal'] === 'string' && delta['refusal'] !== '') {
      yield { kind: 'refusal' };
      yield { kind: 'text', text: delta['refusal'] };
    }
    yield* splitter.write(text);
    if (Array.isArray(delta['tool_calls'])) for (const piece of delta['tool_calls']) length += addPiece(calls, piece);
    length += text.length + thought.length;
    isCut ||= length > longestAnswer;
    if (length > longestAnswer) break;
  }
  yield* splitter.end();
  const whole = calls.filter((call) => call?.name);
  if (isCut || (!isWhole && whole.length === 0)) yield { kind: 'cut' };
  if (whole.length > 0) yield { kind: 'tool-calls', calls: whole };
}

/** By which an endpoint says that nothing follows. */
const endOfStream = Symbol('end of stream');

/** The data of each event, which are JSON; between events some endpoints leave out the empty line. */
async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let waiting: string[] = [];
  /** Characters since the last event. */
  let size = 0;
  let isStream = false;
  let begin = '';
  const notStream = (): AnswerFailed => unreadable(`not an event stream: ${begin.slice(0, longestQuoted).trim()}`);
  for await (const line of readLines(body)) {
    size += line.length;
    if (line.startsWith('data:')) {
      isStream = true;
      const data = line.slice(5).trim();
      if (data === '[DONE]') {
        yield endOfStream;
        break;
      }
      const event = waiting.length === 0 ? tryJson(data) : undefined;
      if (event !== undefined) {
        size = 0;
        yield event;
      } else if (data !== '') waiting.push(data);
    } else if (line === '' && waiting.length > 0) {
      yield parseJson(waiting.join('\n'));
      waiting = [];
      size = 0;
    } else if (begin.length < longestQuoted) begin += `${line}\n`;
    if (size > longestEvent) throw isStream ? tooLong() : notStream();
  }
  if (waiting.length > 0) yield parseJson(waiting.join('\n'));
  if (!isStream && begin.trim() !== '') throw notStream();
}

/** Lines as event streams have them, which may end in CR alone; at the end of a piece, LF may follow it. */
async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let waiting = '';
  for await (const bytes of body) {
    waiting += decoder.decode(bytes, { stream: true });
    if (waiting.length > longestEvent) throw tooLong();
    const lines = waiting.split(/\r\n|\n|\r(?!$)/);
    waiting = lines.pop()!;
    yield* lines;
  }
  yield* waiting.split('\r');
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new AnswerFailed(unreadableText, error);
  }
}

const unreadableText = 'The answer of the model could not be read';

function tooLong(): AnswerFailed {
  return unreadable('an event is too long');
}

function unreadable(reason: string): AnswerFailed {
  return new AnswerFailed(unreadableText, new Error(reason));
}

interface Choice {
  delta: Record<string, unknown>;
  reason: unknown;
  tokens: TokenUsage | null;
}

function readChoice(event: unknown): Choice {
  if (!isObject(event)) return { delta: {}, reason: null, tokens: null };
  const error = event['error'] || (event['object'] === 'error' ? event : null);
  if (error) throw new AnswerFailed('The model stopped with an error', new Error(JSON.stringify(error).slice(0, 500)));
  const choice: unknown = Array.isArray(event['choices']) ? event['choices'][0] : null;
  const tokens = readUsage(event['usage']);
  if (!isObject(choice)) return { delta: {}, reason: null, tokens };
  const delta = choice['delta'];
  return { delta: isObject(delta) ? delta : {}, reason: choice['finish_reason'], tokens };
}

/** Endpoints give text as such or in parts, and thoughts among these or under a name of their own. */
function readContent(delta: Record<string, unknown>): { text: string; thought: string } {
  const own = delta['reasoning_content'] ?? delta['reasoning'];
  const content = delta['content'];
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  return {
    text: typeof content === 'string' ? content : parts.map(({ text }) => textOf(text)).join(''),
    thought: textOf(own) + parts.map(({ thinking }) => textOf(thinking)).join(''),
  };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => (isObject(part) ? textOf(part['text']) : '')).join('');
  return typeof value === 'string' ? value : '';
}

function readUsage(value: unknown): TokenUsage | null {
  if (!isObject(value)) return null;
  const count = (name: string): number => {
    const given = value[name];
    return typeof given === 'number' && Number.isSafeInteger(given) && given > 0 ? given : 0;
  };
  return { input: count('prompt_tokens'), output: count('completion_tokens') };
}

/** Endpoints send id and name first and the arguments in pieces; some leave out the index. Gives the piece's length. */
function addPiece(calls: ToolCall[], piece: unknown): number {
  if (!isObject(piece)) return 0;
  const given = piece['function'];
  const part = isObject(given) ? given : {};
  const startsNew = typeof piece['id'] === 'string' && piece['id'] !== '' && piece['id'] !== calls.at(-1)?.id;
  const index =
    typeof piece['index'] === 'number' ? piece['index'] : startsNew ? calls.length : Math.max(0, calls.length - 1);
  if (!Number.isInteger(index) || index < 0 || index >= mostCalls) return 0;
  const call = (calls[index] ??= { id: `call_${index}`, name: '', arguments: '' });
  if (typeof piece['id'] === 'string' && piece['id'] !== '') call.id = piece['id'];
  if (typeof part['name'] === 'string' && call.name === '') call.name = part['name'];
  const more = textOf(part['arguments']);
  call.arguments += more;
  return more.length;
}
