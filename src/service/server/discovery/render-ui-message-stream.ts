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
  const textId = 'text-1';
  let isOpen = false;
  let failed = false;
  for await (const part of events) {
    if (part.kind === 'text') {
      yield (isOpen ? '' : event({ type: 'text-start', id: textId })) +
        event({ type: 'text-delta', id: textId, delta: part.text });
      isOpen = true;
      continue;
    }
    if (isOpen) yield event({ type: 'text-end', id: textId });
    isOpen = false;
    if (part.kind === 'source')
      yield event({ type: 'source-url', sourceId: part.id, url: part.url, title: part.title });
    else yield event({ type: 'error', errorText: part.message });
    failed ||= part.kind === 'failed';
  }
  const end = (isOpen ? event({ type: 'text-end', id: textId }) : '') + event({ type: 'finish-step' });
  yield `${failed ? '' : end + event({ type: 'finish', ...(strict ? {} : { finishReason: 'stop', threadId }), messageMetadata: metadata })}data: [DONE]\n\n`;
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
