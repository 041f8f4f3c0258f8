import { createPageSource } from './create-page-source.ts';
import { keepSidebar } from './keep-sidebar.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { swapPage } from './swap-page.ts';
import { wantedLink } from './wanted-link.ts';

/**
 * Shows the next page of the site in the place of this one. Whatever does not fit (another language, a new build, a
 * file, a page behind a sign-in, an error) is left to the browser, as is every link where the Navigation API is
 * missing: it keeps the scroll position of each entry of the history. `startSidebar` starts a list of pages that came
 * with a page.
 */
export function instantPages(startSidebar: () => Promise<void>): void {
  let take = createPageSource();
  prefetchPages(take);
  // Sooner, hardly any site is published anew.
  setTimeout(() => import('./reload-page.ts'), 60_000);
  let shown = location.pathname;
  /** Counts what the reader asked for: whatever comes for an earlier wish is too late. */
  let asked = 0;

  /** Shows the page unless another one was asked for meanwhile; a step back takes it from the browser's cache. */
  const open = async (href: string, cache?: RequestCache, top = 0): Promise<void> => {
    const turn = ++asked;
    const coming = take(href, cache);
    const wait = setTimeout(() => import('./show-progress.ts').then((part) => part.showProgress(coming)), 500);
    const found = await coming;
    clearTimeout(wait);
    // All that has to be fetched is there before the address changes: from then on nothing waits, and nothing fails.
    const placeSidebar = found && (await keepSidebar(found.page, startSidebar).catch(() => null));
    if (turn !== asked) return;
    if (!placeSidebar) return cache ? location.reload() : location.assign(href);
    // Scripts of analytics and of sites learn of a page from this call.
    if (!cache) history.pushState(null, '', found.address);
    shown = location.pathname;
    placeSidebar();
    swapPage(found.page);
    const hash = new URL(href).hash;
    // A step to the fragment, unlike its mere name in the address, scrolls and sets `:target`.
    if (hash && !cache) location.replace(hash);
    else scrollTo({ top, behavior: 'instant' });
  };

  // While a site is written, who listens for changes shows them by this, and no page that was fetched before.
  addEventListener('docwright:renew', (event) => {
    take = createPageSource();
    (event as CustomEvent<(show: typeof open) => void>).detail(open);
  });
  addEventListener('click', (event) => {
    const link = wantedLink(event.target);
    // The same page of another version mostly has the same headings.
    if (link?.closest('.switcher,.version-notice')) link.hash = location.hash;
    const isSpecial = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isSpecial || event.defaultPrevented) return;
    event.preventDefault();
    void open(link.href);
  });
  navigation.addEventListener('navigate', (event) => {
    // Browsers keep the place, too, but take where a shorter page cut the last one off for the place in that one.
    navigation.updateCurrentEntry({ state: scrollY });
    const url = event.destination.url;
    if (event.navigationType !== 'traverse') return;
    // Also a step back to the page that is still shown is a later wish.
    asked++;
    if (!event.canIntercept || new URL(url).pathname === shown) return;
    event.intercept({
      scroll: 'manual',
      handler: () => open(url, 'force-cache', event.destination.getState() as number),
    });
  });
}
