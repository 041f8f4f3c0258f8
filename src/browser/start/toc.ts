/** Marks the headings on screen in the list of headings, and leaves out those in closed tabs. */
export function startToc(): void {
  const list = document.getElementById('table-of-contents-content');
  if (!list) return;
  // Scripts of sites put things of their own into the list.
  const items = [...list.querySelectorAll<HTMLElement>(':scope > .toc-item')].flatMap((item) => {
    const heading = document.getElementById(item.querySelector('a')!.getAttribute('href')!.slice(1));
    return heading ? [{ item, heading }] : [];
  });

  const mark = (): void => {
    const shown = items.filter(({ item, heading }) => !(item.hidden = !heading.checkVisibility()));
    const line = Number.parseFloat(shown[0] ? getComputedStyle(shown[0].heading).scrollMarginTop : '0') + 8;
    const bottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
    const tops = shown.map(({ heading }) => heading.getBoundingClientRect().top);
    const passed = Math.max(
      0,
      tops.findLastIndex((top) => top <= line),
    );
    const deepest = bottom && scrollY > 0 ? shown.length - 1 : passed;
    const first =
      bottom && scrollY > 0
        ? Math.max(
            passed,
            tops.findIndex((top) => top > line),
          )
        : passed;
    shown.forEach(({ item }, index) => {
      item.toggleAttribute('data-active', index >= first && index <= deepest);
      item.toggleAttribute('data-active-deepest', index === deepest);
    });
    const from = shown[first]?.item;
    const to = shown[deepest]?.item;
    list.style.setProperty('--start', `${from?.offsetTop ?? 0}px`);
    list.style.setProperty('--reach', `${from && to ? to.offsetTop + to.offsetHeight - from.offsetTop : 0}px`);
  };

  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      mark();
    });
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  document.addEventListener('click', schedule);
  list.addEventListener('click', () => {
    const popover = list.closest<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  });
  schedule();
}
