import type { HotPayload, ViteDevServer } from 'vite';
import type { ProblemTeller } from './create-problem-teller.ts';

/** Hears of the failures that Vite shows in browsers, as Astro does: there is no other place where all of them pass. */
export function tellFailures({ environments }: ViteDevServer, teller: ProblemTeller): void {
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (...args: unknown[]) => void;
  hot.send = (...args: unknown[]) => {
    const [payload] = args as [HotPayload | string];
    if (typeof payload === 'object' && payload.type === 'error') teller.failed(payload.err);
    send(...args);
  };
}
