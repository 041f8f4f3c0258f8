import { placePopup } from './place-popup.ts';

/** Shows the type of a name in code while a reader points at it. */
export function startTypeHints(): void {
  if (document.querySelector('.code-type-popup')) return;
  const popup = document.createElement('div');
  popup.className = 'code-type-popup';
  popup.popover = 'manual';
  document.body.append(popup);
  const show = ({ target }: Event): void => {
    const name = target instanceof Element ? target.closest<HTMLElement>('.code-type') : null;
    if (!name) {
      popup.hidePopover();
      return;
    }
    popup.textContent = name.dataset['type'] ?? '';
    popup.showPopover();
    placePopup(popup, name);
  };
  document.addEventListener('pointerover', show);
  addEventListener('scroll', () => popup.hidePopover(), { passive: true, capture: true });
}
