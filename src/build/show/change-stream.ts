import { randomUUID } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import type { Problem } from '../../model/problem.ts';
import { problemsEvent } from './problem-panel.ts';
import type { SiteChange } from './reload-on-changes.ts';

/** Where pages listen for changes, below the site's base: named as a file, which Astro asks for no slash behind. */
export const changesPath = `${buildFolder}/changes.stream`;

/** Tells open pages which state of the site is shown, by server-sent events. */
export interface ChangeStream {
  /** Name of the present state. No other server gives it, so that pages of one that has ended know they are old. */
  version: () => string;
  /** Another state is shown from now on. */
  tell: (change: SiteChange) => void;
  /** This is wrong with the site now. */
  tellProblems: (problems: readonly Problem[]) => void;
  /** Answers a page that listens: the present state and what is wrong at once, and each that follows. */
  open: () => Response;
}

export function createChangeStream(): ChangeStream {
  const run = randomUUID();
  const listeners = new Set<ReadableStreamDefaultController<string>>();
  let count = 0;
  /** Count of the last state that differs from the one before it in more than texts. */
  let other = 0;
  const version = (): string => `${run}.${count}`;
  const event = (): string => `data: ${version()} ${other}\n\n`;
  let problems = '';
  const send = (text: string): void => {
    for (const listener of listeners) listener.enqueue(text);
  };
  return {
    version,
    tell: ({ isText }) => {
      count += 1;
      if (!isText) other = count;
      send(event());
    },
    tellProblems: (list) => {
      problems = `event: ${problemsEvent}\ndata: ${JSON.stringify(list)}\n\n`;
      send(problems);
    },
    open: () => {
      let own: ReadableStreamDefaultController<string>;
      const stream = new ReadableStream<string>({
        start: (controller) => {
          own = controller;
          listeners.add(own);
          own.enqueue(event() + problems);
        },
        cancel: () => void listeners.delete(own),
      });
      return new Response(stream.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      });
    },
  };
}
