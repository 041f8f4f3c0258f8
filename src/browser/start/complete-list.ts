/** Puts the whole list in place of its part around the current page, which stays current and where it was on screen. */
export async function completeList(
  sidebar: HTMLElement,
  list: Element,
  read: (list: Element) => Promise<Element | undefined>,
): Promise<void> {
  const whole = await read(list);
  if (!whole) return;
  const find = (): HTMLAnchorElement | null => sidebar.querySelector('[aria-current=page]');
  const address = find()?.href;
  const top = find()?.getBoundingClientRect().top ?? 0;
  const height = find()?.closest('li')?.offsetHeight ?? 0;
  const focused = list.contains(document.activeElement)
    ? (document.activeElement as HTMLAnchorElement).href
    : undefined;
  layOutByAndBy([...whole.children] as HTMLElement[], height);
  list.replaceWith(whole);
  // Menus and anchors above the list lead to some of its pages, too.
  for (const link of whole.querySelectorAll('a')) {
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

/** Entries of a frame. */
const atOnce = 25;

/** Hundreds of entries at once would hold the page: those out of sight count as `height` until their turn comes. */
function layOutByAndBy(entries: HTMLElement[], height: number): void {
  for (const { style } of entries) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = `auto ${height}px`;
  }
  const next = (): void => {
    for (const entry of entries.splice(0, atOnce)) entry.removeAttribute('style');
    if (entries.length > 0) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
