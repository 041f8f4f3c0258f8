/** Keeps as many links in the bar as it has room for, and the others in its menu, however wide the window becomes. */
export function startMoreLinks(): void {
  const list = document.querySelector<HTMLElement>('.navbar-links')!;
  if (list.hasAttribute('data-folds')) return;
  list.setAttribute('data-folds', '');
  let width = 0;
  new ResizeObserver(() => {
    if (innerWidth !== width) fold(list);
    width = innerWidth;
  }).observe(document.documentElement);
}

function fold(list: HTMLElement): void {
  const more = list.querySelector<HTMLElement>('.navbar-more')!;
  const menu = more.querySelector('ul')!;
  more.before(...menu.children);
  more.hidden = true;
  // A drawer has room for all.
  if (list.closest('#mobile-nav')) return;
  const links = [...list.querySelectorAll(':scope > li:has(> .navbar-link)')];
  while (links.length > 0 && list.scrollWidth > list.clientWidth) {
    more.hidden = false;
    menu.prepend(links.pop()!);
  }
}
