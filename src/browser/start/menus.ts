/**
 * Menus that are `details` elements close as menus do: by Escape, by a choice, by a click elsewhere, and when the focus
 * leaves them.
 */
export function startMenus(): void {
  const follow = (event: Event): void => {
    const { key, type } = event as KeyboardEvent;
    if (key && key !== 'Escape') return;
    // Scripts also click the document itself.
    const target = event.target instanceof Element ? event.target : null;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) {
      const isWithin = menu.contains(target);
      if (key && isWithin) menu.querySelector('summary')!.focus();
      // A page that comes back from the browser's memory must not come back with the menu open that led away from it.
      if (key || !isWithin || (type === 'click' && target!.closest('a'))) menu.open = false;
    }
  };
  for (const type of ['click', 'focusin', 'keydown']) addEventListener(type, follow);
}
