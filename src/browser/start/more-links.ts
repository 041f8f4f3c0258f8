/** Links that the bar has no room for move into its menu; which these are changes with the width of the window. */
export function startMoreLinks(): void {
  const list = document.querySelector<HTMLElement>('.navbar-links');
  if (!list || list.closest('#mobile-nav')) return;
  new ResizeObserver(() => {
    if (list.scrollWidth > list.clientWidth || list.querySelector('.nav-dropdown-content > *'))
      void import('./fold-links.ts').then((part) => part.foldLinks(list));
  }).observe(document.documentElement);
}
