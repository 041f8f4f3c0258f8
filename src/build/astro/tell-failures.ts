import type { HotPayload, ViteDevServer } from 'vite';
import type { ProblemTeller } from '../show/create-problem-teller.ts';
import { themeProblem } from './theme-problem.ts';

export interface FailureOptions {
  teller: ProblemTeller;
  /** Of the site. */
  folder: string;
}

/** A page that Astro has sent. */
export interface SentPage {
  status: number;
  /** Whether a browser shows it, which connects to Vite then. */
  isShown: boolean;
}

/** Milliseconds after which no more is heard of a page that failed, on a slow machine too. */
const LONGEST_WAIT = 5000;

/**
 * Hears of the failures that Vite shows in browsers, as Astro does: there is no other place where all of them pass. A
 * page that failed is loaded again where its browser connects after the change that it should have heard of.
 *
 * @returns what to call with each page that Astro has sent
 */
export function tellFailures(
  { environments, config }: ViteDevServer,
  { teller, folder }: FailureOptions,
): (page: SentPage) => void {
  const { root } = config;
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (...args: unknown[]) => void;
  // Astro shows why a page failed 200 ms after it was sent, to a browser that may have the mended one by then.
  let untold: { at: number; isMended: boolean }[] = [];
  let unconnected: { isChanged: boolean }[] = [];
  hot.send = (...args: unknown[]) => {
    const [payload] = args as [HotPayload | string];
    if (typeof payload === 'object' && payload.type === 'full-reload')
      unconnected = unconnected.map(() => ({ isChanged: true }));
    if (typeof payload === 'object' && payload.type === 'error') {
      untold = untold.filter(({ at }) => Date.now() - at < LONGEST_WAIT);
      if (untold.shift()?.isMended) return;
      teller.failed(themeProblem(payload.err, { folder, root }));
    }
    send(...args);
  };
  hot.on('vite:client:connect', (_data, client) => {
    if (unconnected.shift()?.isChanged) client.send({ type: 'full-reload' });
  });
  return ({ status, isShown }) => {
    if (status === 500) {
      untold.push({ at: Date.now(), isMended: false });
      if (isShown) unconnected.push({ isChanged: false });
    }
    if (status !== 200) return;
    untold = untold.map(({ at }) => ({ at, isMended: true }));
    teller.drawn();
  };
}
