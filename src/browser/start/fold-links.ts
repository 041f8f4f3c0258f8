/** Moves the last links of a bar into its menu until the others fit; in a drawer, which has room for all, none. */
export function foldLinks(list: HTMLElement): void {
  const more = list.querySelector<HTMLElement>('.navbar-more')!;
  const menu = more.querySelector('ul')!;
  more.before(...menu.children);
  more.hidden = true;
  if (list.closest('#mobile-nav')) return;
  const links = [...list.querySelectorAll(':scope > li:has(> .navbar-link)')];
  while (links.length > 0 && list.scrollWidth > list.clientWidth) {
    more.hidden = false;
    menu.prepend(links.pop()!);
  }
}
