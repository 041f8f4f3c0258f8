import type { HotPayload, ViteDevServer } from 'vite';
import type { ProblemTeller } from '../show/create-problem-teller.ts';
import { themeProblem } from './theme-problem.ts';

export interface FailureOptions {
  teller: ProblemTeller;
  /** Of the site. */
  folder: string;
}

/** Hears of the failures that Vite shows in browsers, as Astro does: there is no other place where all of them pass. */
export function tellFailures({ environments, config }: ViteDevServer, { teller, folder }: FailureOptions): void {
  const { root } = config;
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (...args: unknown[]) => void;
  hot.send = (...args: unknown[]) => {
    const [payload] = args as [HotPayload | string];
    if (typeof payload === 'object' && payload.type === 'error')
      teller.failed(themeProblem(payload.err, { folder, root }));
    send(...args);
  };
}
