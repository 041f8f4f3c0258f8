import { changesPath } from './change-stream.ts';
import { problemPanel, problemsEvent } from './problem-panel.ts';

export interface ReloadScript {
  base: string;
  version: string;
  hasPanel?: boolean;
  keepsPlace?: boolean;
}

/** Milliseconds after which a page that was left and is there still listens again. */
const longestWay = 5000;

/** Where the browser keeps how far a page was scrolled. */
const placeKey = 'docwright-place';

/** Milliseconds after loading in which a page may go to the fragment of its address, which it may have to open. */
const longestOpening = 1000;

/**
 * Keeps the place of a page and what is open on it, and goes there again once the page has come back, also from behind
 * a stand-in. Until it has come to rest there, or its reader scrolls, nothing else moves it, and what loads it anew
 * keeps that place. What is fetched as it is opened stays closed: nobody may listen for that yet.
 */
const keepPlace = `(() => {
    let kept = JSON.parse(sessionStorage.getItem('${placeKey}'));
    sessionStorage.removeItem('${placeKey}');
    const forget = () => (kept = null);
    const folded = () => [...document.querySelectorAll('main details')];
    const unfold = () => {
      const now = folded();
      if (kept?.[2]?.length !== now.length) return;
      for (const [index, one] of now.entries())
        if (!one.querySelector(':scope > summary + a[href]')) one.open = kept[2][index];
    };
    // Whoever loads it again: Vite does so by itself.
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    if (isReload && kept?.[0] === location.pathname) {
      // The browser knows the place in the stand-in, and would go there right after loading.
      history.scrollRestoration = 'manual';
      const goBack = () => kept && scrollTo({ top: kept[1], behavior: 'instant' });
      addEventListener('DOMContentLoaded', unfold);
      for (const type of ['DOMContentLoaded', 'load', 'scroll']) addEventListener(type, goBack);
      for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, forget);
      addEventListener('load', () => {
        setTimeout(() => (history.scrollRestoration = 'auto'));
        setTimeout(forget, ${longestOpening});
      });
    } else forget();
    addEventListener('pagehide', () => {
      const place = kept ?? [location.pathname, scrollY, folded().map(({ open }) => open)];
      sessionStorage.setItem('${placeKey}', JSON.stringify(place));
    });
  })()`;

/**
 * The code that shows what is wrong, and loads a page again once another state of the site is shown; the browser
 * keeps the place that it is scrolled to. It listens only while somebody can see it: browsers have few connections for
 * one server, and a page in the background looks when it comes to the front. Where a stream that was there ends for
 * good, another server has taken over. `hasPanel`: not where the page itself says what is wrong; `keepsPlace`: the page
 * is no stand-in for one that is away or broken, in which the browser would forget the place.
 */
export function reloadCode({ base, version, hasPanel = true, keepsPlace = false }: ReloadScript): string {
  return `(() => {
  let stream, wasOpen;
  const show = ${hasPanel ? problemPanel : '() => {}'};
  const reload = () => location.reload();
  ${keepsPlace ? `${keepPlace};` : ''}
  const listen = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(${JSON.stringify(`${base}/${changesPath}`)});
    stream.onmessage = ({ data }) => data === ${JSON.stringify(version)} || reload();
    stream.addEventListener(${JSON.stringify(problemsEvent)}, ({ data }) => show(JSON.parse(data)));
    stream.onopen = () => (wasOpen = true);
    stream.onerror = () => wasOpen && stream.readyState === 2 && reload();
  };
  addEventListener('visibilitychange', listen);
  // Loading this page again would break off a way to another; where that leads to a file, this one stays.
  addEventListener('beforeunload', () => {
    stream?.close();
    setTimeout(listen, ${longestWay});
  });
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
