import { changesPath } from './change-stream.ts';
import { stateName } from './page-state.ts';
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
const keepPlace = `let kept = JSON.parse(sessionStorage.getItem('${placeKey}'));
  sessionStorage.removeItem('${placeKey}');
  let rest;
  const forget = () => (kept = null);
  const folded = () => [...document.querySelectorAll('main details')];
  const place = () => kept ?? [location.pathname, scrollY, folded().map(({ open }) => open)];
  const goBack = () => kept && scrollTo({ top: kept[1], behavior: 'instant' });
  const comeBack = () => {
    const now = folded();
    if (kept?.[2]?.length === now.length)
      for (const [index, one] of now.entries())
        if (!one.querySelector(':scope > summary + a[href]')) one.open = kept[2][index];
    goBack();
  };
  const comeToRest = () => {
    goBack();
    clearTimeout(rest);
    rest = setTimeout(forget, ${longestOpening});
  };
  // Whoever loads it again: Vite does so by itself.
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  if (isReload && kept?.[0] === location.pathname) {
    // The browser knows the place in the stand-in, and would go there right after loading.
    history.scrollRestoration = 'manual';
    addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')));
  } else forget();
  addEventListener('DOMContentLoaded', comeBack);
  addEventListener('load', comeToRest);
  addEventListener('scroll', goBack);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, forget);
  addEventListener('pagehide', () => sessionStorage.setItem('${placeKey}', JSON.stringify(place())));`;

/**
 * Shows what has changed in the place of what the page shows (`instantPages`), where nothing but texts has changed and
 * what stands around them is as it was; a page that is as it was stays untouched. Anything else loads it again. What
 * the page is made of (`renderPageState`) stands in its head, since another page may come in its place.
 */
const renew = `const meta = () => document.querySelector('meta[name=${stateName}]');
  const stateIn = (text) => /<meta name="${stateName}" content="([^"]*)/.exec(text)?.[1].split(' ') ?? [];
  const isText = (now, other) => {
    const [run, count] = meta()?.content.split(' ')[0].split('.') ?? [];
    return run === now.split('.')[0] && Number(other) <= Number(count);
  };
  const renew = async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const state = stateIn(await response.text());
    const [, whole, around] = meta().content.split(' ');
    if (!response.ok || state[2] !== around || document.querySelector(':modal')) return reload();
    const isOther = state[1] !== whole;
    let canShow = false;
    const detail = (show) => {
      canShow = true;
      if (!isOther) return;
      kept = place();
      // Nothing of it is in the cache: the server forbids that.
      show(location.href, 'force-cache', scrollY);
    };
    dispatchEvent(new CustomEvent('docwright:renew', { detail }));
    if (!isOther) meta().content = state.join(' ');
    else if (!canShow) reload();
  };
  addEventListener('docwright:page', () => {
    comeBack();
    comeToRest();
  });
  addEventListener('load', () => meta() && dispatchEvent(new Event('scroll')));`;

/**
 * The code that shows what is wrong, and shows a page again once another state of the site is shown; it keeps the place
 * that the page is scrolled to. It listens only while somebody can see it: browsers have few connections for
 * one server, and a page in the background looks when it comes to the front. Where a stream that was there ends for
 * good, another server has taken over. `hasPanel`: not where the page itself says what is wrong; `keepsPlace`: the page
 * is no stand-in for one that is away or broken, in which the browser would forget the place.
 */
export function reloadCode({ base, version, hasPanel = true, keepsPlace = false }: ReloadScript): string {
  return `(() => {
  let stream, wasOpen;
  const show = ${hasPanel ? problemPanel : '() => {}'};
  const reload = () => location.reload();
  ${keepsPlace ? [keepPlace, renew].join('\n  ') : ''}
  const hear = ({ data }) => {
    const [now, other] = data.split(' ');
    const shown = ${keepsPlace ? "meta()?.content.split(' ')[0] ?? " : ''}${JSON.stringify(version)};
    if (now === shown) return;
    ${keepsPlace ? 'if (isText(now, other)) return renew().catch(reload);' : ''}
    reload();
  };
  const listen = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(${JSON.stringify(`${base}/${changesPath}`)});
    stream.onmessage = hear;
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
