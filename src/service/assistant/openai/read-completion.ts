import { isObject } from '../../../base/values/is-object.ts';
import { AnswerFailed } from '../answer-failed.ts';

/** What a streamed chat completion says, piece by piece. */
export type CompletionPart =
  | { kind: 'text'; text: string }
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
const mostCalls = 16;

/**
 * Reads the event stream of a chat completion. Text comes as it arrives; tool calls, which arrive in pieces, come whole
 * at the end.
 * @throws AnswerFailed for an error that the endpoint reports in the stream
 */
export async function* readCompletion(body: AsyncIterable<Uint8Array>): AsyncGenerator<CompletionPart> {
  const calls: ToolCall[] = [];
  for await (const data of readEvents(body)) {
    if (data === '[DONE]') break;
    const { delta, reason } = readChoice(data);
    if (reason === 'content_filter') yield { kind: 'refusal' };
    if (typeof delta['refusal'] === 'string' && delta['refusal'] !== '') {
      yield { kind: 'refusal' };
      yield { kind: 'text', text: delta['refusal'] };
    }
    if (typeof delta['content'] === 'string' && delta['content'] !== '') yield { kind: 'text', text: delta['content'] };
    if (Array.isArray(delta['tool_calls'])) for (const piece of delta['tool_calls']) addPiece(calls, piece);
  }
  const whole = calls.filter((call) => call?.name);
  if (whole.length > 0) yield { kind: 'tool-calls', calls: whole };
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let waiting = '';
  for await (const bytes of body) {
    waiting += decoder.decode(bytes, { stream: true });
    if (waiting.length > longestEvent)
      throw new AnswerFailed('The model’s answer could not be read', new Error('an event is too long'));
    const lines = waiting.split(/\r?\n/);
    waiting = lines.pop()!;
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (waiting.startsWith('data:')) yield waiting.slice(5).trim();
}

interface Choice {
  delta: Record<string, unknown>;
  reason: unknown;
}

function readChoice(data: string): Choice {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch (error) {
    throw new AnswerFailed('The model’s answer could not be read', error);
  }
  if (!isObject(event)) return { delta: {}, reason: null };
  if (event['error'])
    throw new AnswerFailed('The model stopped with an error', new Error(JSON.stringify(event['error']).slice(0, 500)));
  const choice: unknown = Array.isArray(event['choices']) ? event['choices'][0] : null;
  if (!isObject(choice)) return { delta: {}, reason: null };
  const delta = choice['delta'];
  return { delta: isObject(delta) ? delta : {}, reason: choice['finish_reason'] };
}

/** Endpoints send id and name first and the arguments in pieces; some leave out the index. */
function addPiece(calls: ToolCall[], piece: unknown): void {
  if (!isObject(piece)) return;
  const given = piece['function'];
  const part = isObject(given) ? given : {};
  const startsNew = typeof piece['id'] === 'string' && piece['id'] !== '' && piece['id'] !== calls.at(-1)?.id;
  const index =
    typeof piece['index'] === 'number' ? piece['index'] : startsNew ? calls.length : Math.max(0, calls.length - 1);
  if (!Number.isInteger(index) || index < 0 || index >= mostCalls) return;
  const call = (calls[index] ??= { id: `call_${index}`, name: '', arguments: '' });
  if (typeof piece['id'] === 'string' && piece['id'] !== '') call.id = piece['id'];
  if (typeof part['name'] === 'string' && call.name === '') call.name = part['name'];
  if (typeof part['arguments'] === 'string') call.arguments += part['arguments'];
}
