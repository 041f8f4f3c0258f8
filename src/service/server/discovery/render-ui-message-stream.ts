import type { AnswerEvent } from './run-answer.ts';

export interface MessageStream {
  threadId: string;
  /** Of the answer. */
  messageId: string;
  /** Leaves out the keys of `finish` that the strict clients of 2025 and early 2026 refuse. */
  strict: boolean;
}

export const uiMessageStreamHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream',
  'x-vercel-ai-ui-message-stream': 'v1',
};

/**
 * The event stream that AI SDK 5 and later reads. The thread's id stands where each of its versions looks: in the
 * metadata of `start`, so that a client which refuses the end of the stream has it, in that of `finish`, and at the top
 * of `finish` (specification, "Events").
 */
export async function* renderUiMessageStream(
  events: AsyncIterable<AnswerEvent>,
  { threadId, messageId, strict }: MessageStream,
): AsyncGenerator<string> {
  const metadata = { threadId };
  yield event({ type: 'start', messageId, messageMetadata: metadata }) + event({ type: 'start-step' });
  let open = null as { kind: 'text' | 'reasoning'; id: string } | null;
  let parts = 0;
  let failed = false;
  let finishReason: 'stop' | 'length' = 'stop';
  const close = (): string => (open ? event({ type: `${open.kind}-end`, id: open.id }) : '');
  for await (const part of events) {
    if (part.kind === 'text' || part.kind === 'reasoning') {
      const { kind } = part;
      const isNew = open?.kind !== kind;
      const before = isNew ? close() : '';
      if (isNew) open = { kind, id: `${kind}-${++parts}` };
      const { id } = open!;
      yield `${before}${isNew ? event({ type: `${kind}-start`, id }) : ''}${event({ type: `${kind}-delta`, id, delta: part.text })}`;
      continue;
    }
    if (part.kind === 'cut') {
      finishReason = 'length';
      continue;
    }
    if (open) yield close();
    open = null;
    if (part.kind === 'source')
      yield event({ type: 'source-url', sourceId: part.id, url: part.url, title: part.title });
    else yield event({ type: 'error', errorText: part.message });
    failed ||= part.kind === 'failed';
  }
  const end = close() + event({ type: 'finish-step' });
  yield `${failed ? '' : end + event({ type: 'finish', ...(strict ? {} : { finishReason, threadId }), messageMetadata: { ...metadata, ...(finishReason === 'length' && { finishReason }) } })}data: [DONE]\n\n`;
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
