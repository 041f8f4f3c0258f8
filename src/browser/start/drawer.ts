/**
 * Narrow screens: what the navbar has no room for moves into the drawer, and while it is open the page behind it is
 * inert.
 */
export function startDrawer(): void {
  const drawer = document.getElementById('mobile-nav');
  const place = document.getElementById('mobile-nav-content')!;
  const end = document.getElementById('mobile-nav-end')!;
  if (!drawer) return;
  const parts = [...document.querySelectorAll<HTMLElement>('#navbar [data-drawer]')].map((part) => {
    const home = new Comment();
    part.before(home);
    return { part, home };
  });

  // The theme's style sheet alone knows its breakpoint: there is a drawer while there is a button to open it.
  const arrange = (): void => {
    const isNarrow = document.querySelector('#navbar [popovertarget=mobile-nav]')?.checkVisibility() ?? false;
    if (!isNarrow) drawer.hidePopover();
    for (const { part, home } of parts) {
      // To move what is in place would lose its scroll position.
      if (isNarrow === (home.nextSibling !== part)) continue;
      if (!isNarrow) home.after(part);
      else (part.dataset.drawer === 'end' ? end : place).append(part);
    }
  };

  // Before the browser gives the focus back to the button, which must be ready for it.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    // All beside it, whatever scripts have put there; a dialog that opens meanwhile stands over the drawer.
    for (const part of document.querySelectorAll(':has(#mobile-nav)>:not(:has(#mobile-nav),#mobile-nav,dialog)'))
      part.toggleAttribute('inert', newState === 'open');
  });
  drawer.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') drawer.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  });
  // A page that comes back from the browser's memory must not come back with its drawer open.
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) drawer.hidePopover();
  });
  const navbar = document.getElementById('navbar');
  let width = 0;
  const sizes = new ResizeObserver(() => {
    if (innerWidth !== width) arrange();
    width = innerWidth;
    // A panel beside the page begins where the bar ends, whatever a site hides of it.
    if (navbar) drawer.style.setProperty('--dw-bar-height', `${navbar.offsetHeight}px`);
  });
  for (const part of [document.documentElement, navbar]) if (part) sizes.observe(part);
}
