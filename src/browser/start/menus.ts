/**
 * Menus that are `details` elements close as menus do: by Escape, by a click elsewhere, and when the focus leaves them.
 */
export function startMenus(): void {
  const closeOthers = (target: EventTarget | null): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  };
  addEventListener('click', ({ target }) => closeOthers(target));
  addEventListener('focusin', ({ target }) => closeOthers(target));
  addEventListener('keydown', ({ key, target }) => {
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('.menu[open]') : null;
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
