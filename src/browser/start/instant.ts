import { startSidebar } from './sidebar.ts';

const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Pages in the place of this one, once somebody is there to read them. */
export function startInstant(): void {
  let isLoaded = false;
  const load = async (): Promise<void> => {
    if (isLoaded) return;
    isLoaded = true;
    for (const sign of signs) removeEventListener(sign, load);
    if (!('navigation' in window)) return (await import('./prefetch-links.ts')).prefetchLinks();
    const { instantPages } = await import('../instant/instant-pages.ts');
    instantPages(startSidebar);
  };
  // While a site is written, pages come with the modules of the development server.
  if (!import.meta.env.PROD) return;
  for (const sign of signs) addEventListener(sign, load, { passive: true });
  // A finger gives no sign before it opens a link.
  if (matchMedia('(hover: none)').matches) (window.requestIdleCallback ?? setTimeout)(load);
}
