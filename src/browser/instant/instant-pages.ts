import { createPageSource } from './create-page-source.ts';
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
  const take = createPageSource();
  prefetchPages(take);
  let shown = location.pathname;
  let asked = '';

  /** Hands the page to `show` unless another one was asked for meanwhile; without a page, to the browser. */
  const open = async (href: string, show: (address: URL) => void, cache?: RequestCache): Promise<void> => {
    asked = href;
    const found = await take(href, cache);
    if (asked !== href) return;
    if (!found) return cache ? location.reload() : location.assign(href);
    const address = new URL(found.address);
    show(address);
    shown = location.pathname;
    swapPage(found.page, startSidebar);
  };

  addEventListener('click', (event) => {
    const link = wantedLink(event.target);
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const { href, hash } = link;
    event.preventDefault();
    // Scripts of analytics and of sites learn of a page from this call.
    void open(href, ({ pathname, search }) => history.pushState(null, '', pathname + search)).then(() => {
      // A step to the fragment, unlike its mere name in the address, scrolls and sets `:target`.
      if (hash) location.replace(hash);
      else scrollTo({ top: 0, behavior: 'instant' });
    });
  });
  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, destination, navigationType } = event;
    if (navigationType !== 'traverse' || !canIntercept || new URL(destination.url).pathname === shown) return;
    event.intercept({ focusReset: 'manual', handler: () => open(destination.url, () => {}, 'force-cache') });
  });
}
