import { startSidebar } from './sidebar.ts';

const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Pages in the place of this one, once somebody is there to read them. */
export function startInstant(): void {
  let isLoaded = false;
  const load = (): void => {
    if (isLoaded) return;
    isLoaded = true;
    for (const sign of signs) removeEventListener(sign, load);
    const started =
      'navigation' in window
        ? import('../instant/instant-pages.ts').then((part) => part.instantPages(startSidebar))
        : import('./prefetch-links.ts').then((part) => part.prefetchLinks());
    // Firefox calls it a fault when a page is left before a part of it has come. Nothing is missed then.
    started.catch(() => {});
  };
  // While a site is written, pages come with the modules of the development server.
  if (!import.meta.env.PROD) return;
  for (const sign of signs) addEventListener(sign, load);
  // A finger gives no sign before it opens a link.
  if (matchMedia('(hover: none)').matches) (window.requestIdleCallback ?? setTimeout)(load);
}
