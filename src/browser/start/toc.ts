interface TocEntry {
  item: HTMLElement;
  heading: HTMLElement;
}

/** Marks the headings on screen in the list of headings, and leaves out those in closed tabs. */
export function startToc(): void {
  let list: HTMLElement | null = null;
  let entries: TocEntry[] = [];
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      if (list) mark(list, entries);
    });
  };
  const read = (): void => {
    list = document.getElementById('table-of-contents-content');
    entries = list ? readEntries(list) : [];
    schedule();
  };
  // Tabs and views are also chosen by keys.
  for (const type of ['scroll', 'resize', 'change', 'keyup']) addEventListener(type, schedule);
  addEventListener('click', ({ target }) => {
    schedule();
    if (target instanceof Node && list?.contains(target)) list.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  addEventListener('docwright:page', read);
  read();
}

/** Scripts of sites put things of their own into the list. */
function readEntries(list: HTMLElement): TocEntry[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > .toc-item')].flatMap((item) => {
    // Written by `hashHref`, so that it can be decoded.
    const heading = document.getElementById(decodeURIComponent(item.querySelector('a')!.hash.slice(1)));
    return heading ? [{ item, heading }] : [];
  });
}

function mark(list: HTMLElement, entries: TocEntry[]): void {
  const shown = entries.filter(({ item, heading }) => !(item.hidden = !heading.checkVisibility()));
  const line = parseFloat(getComputedStyle(shown[0]?.heading ?? list).scrollMarginTop) + 8;
  const tops = shown.map(({ heading }) => heading.getBoundingClientRect().top);
  const passed = Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
  const deepest = isAtEnd ? shown.length - 1 : passed;
  const below = tops.findIndex((top) => top > line);
  const first = isAtEnd ? Math.max(passed, below) : passed;
  shown.forEach(({ item }, index) => {
    item.toggleAttribute('data-active', index >= first && index <= deepest);
    item.toggleAttribute('data-active-deepest', index === deepest);
  });
  const from = shown[first]?.item.offsetTop ?? 0;
  const to = shown[deepest]?.item;
  list.style.setProperty('--start', `${from}px`);
  list.style.setProperty('--reach', `${to ? to.offsetTop + to.offsetHeight - from : 0}px`);
  if (to) keepInSight(to);
}

/** Scrolls a list that is longer than the window, and nothing else. */
function keepInSight(item: HTMLElement): void {
  const scroller = item.closest<HTMLElement>('.toc')!;
  const { top, bottom, height } = scroller.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.top < top + height / 6 || place.bottom > bottom - height / 6)
    scroller.scrollTop += place.top - top - height / 2;
}
