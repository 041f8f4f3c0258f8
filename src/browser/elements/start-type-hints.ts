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
    const { left, bottom, top } = name.getBoundingClientRect();
    const height = popup.offsetHeight;
    popup.style.left = `${Math.max(8, Math.min(left, innerWidth - popup.offsetWidth - 8))}px`;
    popup.style.top = `${bottom + height + 8 > innerHeight ? top - height - 4 : bottom + 4}px`;
  };
  document.addEventListener('pointerover', show);
  addEventListener('scroll', () => popup.hidePopover(), { passive: true, capture: true });
}
