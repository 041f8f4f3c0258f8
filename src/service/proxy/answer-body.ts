import type { IncomingMessage } from 'node:http';
import { ReadableStream as WebStream } from 'node:stream/web';
import { formatLimit } from './call-body.ts';
import type { ProxyLimits } from './proxy-options.ts';

/** The body of an answer as it arrives. It breaks off where it is too long, or when nothing comes any more. */
export function readAnswerBody(
  answer: IncomingMessage,
  { responseBytes, idleTime }: ProxyLimits,
): ReadableStream<Uint8Array> {
  async function* read(): AsyncGenerator<Uint8Array> {
    let size = 0;
    let idle = setTimeout(giveUp, idleTime);
    try {
      for await (const chunk of answer as AsyncIterable<Uint8Array>) {
        clearTimeout(idle);
        size += chunk.length;
        if (size > responseBytes) throw new Error(`The answer is longer than ${formatLimit(responseBytes)}.`);
        yield chunk;
        idle = setTimeout(giveUp, idleTime);
      }
    } finally {
      clearTimeout(idle);
      answer.destroy();
    }
  }
  const giveUp = (): void => void answer.destroy(new Error('The answer stopped.'));
  return WebStream.from(read()) as ReadableStream<Uint8Array>;
}
