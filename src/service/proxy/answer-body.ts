import type { IncomingMessage } from 'node:http';
import { formatLimit } from './call-body.ts';
import type { RunningCall } from './create-traffic.ts';
import { ProxyError } from './proxy-error.ts';
import type { ProxyLimits } from './proxy-options.ts';

/**
 * The body of an answer as it arrives. It breaks off where it is too long, when nothing comes any more, or when
 * `signal` gives the call up. The call ends with it, also when whoever asked leaves before any of it was read.
 */
export function readAnswerBody(
  answer: IncomingMessage,
  { responseBytes, idleTime, count, end, signal }: ProxyLimits & RunningCall,
): ReadableStream<Uint8Array> {
  const pieces = (answer as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  let size = 0;
  const leave = (): void => {
    answer.destroy();
    end();
  };
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const idle = setTimeout(() => answer.destroy(new Error('The response stopped.')), idleTime);
    const piece = await pieces.next().finally(() => clearTimeout(idle));
    // Of one that ends with its connection, the end that it was given looks like its own.
    if (piece.done && signal.aborted) throw new Error('The response was incomplete.');
    if (piece.done) return piece;
    size += piece.value.length;
    count(piece.value.length);
    if (size > responseBytes) throw tooLong({ responseBytes });
    return piece;
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const piece = await next();
          if (!piece.done) return controller.enqueue(piece.value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        leave();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}

export function tooLong({ responseBytes }: Pick<ProxyLimits, 'responseBytes'>): ProxyError {
  return new ProxyError(
    'bad-answer',
    `The response exceeds the ${formatLimit(responseBytes)} that this service forwards.`,
  );
}
