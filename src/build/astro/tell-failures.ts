import type { ErrorPayload, HotPayload, ViteDevServer } from 'vite';
import type { ProblemTeller } from '../show/create-problem-teller.ts';
import { themeProblem } from './theme-problem.ts';

export interface FailureOptions {
  teller: ProblemTeller;
  /** Of the site. */
  folder: string;
}

/**
 * Hears of the failures that Vite shows in browsers, as Astro does: there is no other place where all of them pass.
 *
 * @returns what to call as a page is asked for, which gives what to call with its status once it was sent
 */
export function tellFailures(
  { environments, config }: ViteDevServer,
  { teller, folder }: FailureOptions,
): () => (status: number) => void {
  const { root } = config;
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (...args: unknown[]) => void;
  let asked = 0;
  let lastFailed = 0;
  let lastDrawn = 0;
  hot.send = (...args: unknown[]) => {
    const [payload] = args as [HotPayload | string];
    if (typeof payload === 'object' && payload.type === 'error') {
      // The browser may have the mended page by then.
      if (isOfPage(payload) && lastDrawn > lastFailed) return;
      teller.failed(themeProblem(payload.err, { folder, root }));
    }
    send(...args);
  };
  return () => {
    asked += 1;
    const place = asked;
    return (status) => {
      if (status === 500) lastFailed = Math.max(lastFailed, place);
      if (status !== 200 || place < lastFailed) return;
      lastDrawn = Math.max(lastDrawn, place);
      teller.drawn();
    };
  };
}

/** Astro shows why a page failed 200 ms after it was sent; Vite shows at once why a style sheet or a script did. */
function isOfPage(payload: ErrorPayload): boolean {
  return '__isEnhancedAstroErrorPayload' in payload;
}
