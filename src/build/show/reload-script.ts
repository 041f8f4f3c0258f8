import { changesPath } from './change-stream.ts';
import { problemPanel, problemsEvent } from './problem-panel.ts';

export interface ReloadScript {
  base: string;
  version: string;
  hasPanel?: boolean;
}

/**
 * The code that shows what is wrong, and loads a page again once another state of the site is shown; the browser
 * keeps the place that it is scrolled to. It listens only while somebody can see it: browsers have few connections for
 * one server, and a page in the background looks when it comes to the front. Where a stream that was there ends for
 * good, another server has taken over. `hasPanel`: not where the page itself says what is wrong.
 */
export function reloadCode({ base, version, hasPanel = true }: ReloadScript): string {
  return `(() => {
  let stream, wasOpen;
  const show = ${hasPanel ? problemPanel : '() => {}'};
  const listen = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(${JSON.stringify(`${base}/${changesPath}`)});
    stream.onmessage = ({ data }) => data === ${JSON.stringify(version)} || location.reload();
    stream.addEventListener(${JSON.stringify(problemsEvent)}, ({ data }) => show(JSON.parse(data)));
    stream.onopen = () => (wasOpen = true);
    stream.onerror = () => wasOpen && stream.readyState === 2 && location.reload();
  };
  addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => stream?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
  listen();
})()`;
}

/** The element that runs it. */
export function reloadScript(options: ReloadScript): string {
  return `<script>${reloadCode(options)}</script>`;
}

/** A page with the element in its head. */
export function withReloadScript(html: string, script: string): string {
  return html.replace('</head>', () => `${script}</head>`);
}
