import type { HotPayload, ViteDevServer } from 'vite';

interface Unconnected {
  /** In milliseconds since 1970. */
  sentAt: number | null;
  isChanged: boolean;
}

/** Milliseconds that a browser needs on a slow machine; one that has not connected by then was closed. */
const longestWait = 5000;

/**
 * Loads a page again where its browser connects to Vite after the change that it should have heard of.
 *
 * @returns what to call as a browser asks for a page, which gives what to call once it was sent
 */
export function loadStalePages({ environments }: ViteDevServer): () => () => void {
  const { hot } = environments.client;
  const send = hot.send.bind(hot) as (...args: unknown[]) => void;
  let unconnected: Unconnected[] = [];
  hot.send = (...args: unknown[]) => {
    const [payload] = args as [HotPayload | string];
    if (typeof payload === 'object' && payload.type === 'full-reload')
      for (const browser of unconnected) browser.isChanged = true;
    send(...args);
  };
  hot.on('vite:client:connect', (_data, client) => {
    unconnected = unconnected.filter(({ sentAt }) => sentAt === null || Date.now() - sentAt < longestWait);
    // The newest: a browser that gave an earlier page up for another will not connect for it.
    if (unconnected.pop()?.isChanged) client.send({ type: 'full-reload' });
  });
  return () => {
    const browser: Unconnected = { sentAt: null, isChanged: false };
    unconnected.push(browser);
    return () => void (browser.sentAt = Date.now());
  };
}
