import { randomUUID } from 'node:crypto';

/** Tells open pages which state of the site is shown, by server-sent events. */
export interface ChangeStream {
  /** Name of the present state. No other server gives it, so that pages of one that has ended know they are old. */
  version: () => string;
  /** Another state is shown from now on. */
  tell: () => void;
  /** Answers a page that listens: the present state at once, and each that follows. */
  open: () => Response;
}

export function createChangeStream(): ChangeStream {
  const run = randomUUID();
  const listeners = new Set<ReadableStreamDefaultController<string>>();
  let count = 0;
  const version = (): string => `${run}.${count}`;
  const event = (): string => `data: ${version()}\n\n`;
  return {
    version,
    tell: () => {
      count += 1;
      for (const listener of listeners) listener.enqueue(event());
    },
    open: () => {
      let own: ReadableStreamDefaultController<string>;
      const stream = new ReadableStream<string>({
        start: (controller) => {
          own = controller;
          listeners.add(own);
          own.enqueue(event());
        },
        cancel: () => void listeners.delete(own),
      });
      return new Response(stream.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      });
    },
  };
}
