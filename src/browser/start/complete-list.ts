/** Puts the whole list in place of its part around the current page, which stays current and where it was on screen. */
export async function completeList(sidebar: HTMLElement, fill: () => Promise<void>): Promise<void> {
  const find = (): HTMLAnchorElement | null => sidebar.querySelector('[aria-current=page]');
  const address = find()?.href;
  const top = find()?.getBoundingClientRect().top ?? 0;
  const focused = sidebar.contains(document.activeElement)
    ? (document.activeElement as HTMLAnchorElement).href
    : undefined;
  await fill();
  for (const link of sidebar.querySelectorAll('a')) {
    if (link.href === focused) link.focus({ preventScroll: true });
    if (link.href !== address) continue;
    link.ariaCurrent = 'page';
    link.dataset.active = 'true';
  }
  const scroller = [sidebar, sidebar.parentElement!].find(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
  );
  if (scroller) scroller.scrollTop += (find()?.getBoundingClientRect().top ?? top) - top;
}
