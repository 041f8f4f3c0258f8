import type { MessageStream } from './render-ui-message-stream.ts';
import type { AnswerEvent } from './run-answer.ts';

export const dataStreamHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/plain; charset=utf-8',
  'x-vercel-ai-data-stream': 'v1',
};

/** The client counts tokens and wants numbers; quotations have none. */
const usage = { promptTokens: 0, completionTokens: 0 };

/**
 * The line stream that AI SDK 4 reads. Its clients find the thread's id among the annotations of the message. Strict
 * ones, of 2024, know neither the line that begins a step nor those of sources.
 */
export async function* renderDataStream(
  events: AsyncIterable<AnswerEvent>,
  { threadId, messageId, strict }: MessageStream,
): AsyncGenerator<string> {
  yield (strict ? '' : line('f', { messageId })) + line('8', [{ threadId }]);
  let failed = false;
  let finishReason = 'stop';
  for await (const part of events) {
    if (part.kind === 'text') yield line('0', part.text);
    else if (part.kind === 'reasoning') yield strict ? '' : line('g', part.text);
    else if (part.kind === 'cut') finishReason = 'length';
    else if (part.kind === 'source')
      yield strict ? '' : line('h', { sourceType: 'url', id: part.id, url: part.url, title: part.title });
    else yield line('3', part.message);
    failed ||= part.kind === 'failed';
  }
  if (!failed)
    yield line('e', { finishReason, usage, isContinued: false }) + line('d', { finishReason, usage, threadId });
}

function line(code: string, value: unknown): string {
  return `${code}:${JSON.stringify(value)}\n`;
}
