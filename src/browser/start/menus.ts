/**
 * Menus that are `details` elements close as menus do: by Escape, by a choice, by a click elsewhere, and when the focus
 * leaves them.
 */
export function startMenus(): void {
  const closeOthers = (target: EventTarget | null): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  };
  // A page that comes back from the browser's memory must not come back with the menu open that led away from it.
  addEventListener('click', ({ target }) => closeOthers((target as Element).closest('.menu a') ? null : target));
  addEventListener('focusin', ({ target }) => closeOthers(target));
  addEventListener('keydown', ({ key, target }) => {
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('.menu[open]') : null;
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
