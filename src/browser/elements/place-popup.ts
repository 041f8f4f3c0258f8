/** Puts a popup that is shown below `anchor`, or above it where there is no room, within the window. */
export function placePopup(popup: HTMLElement, anchor: Element): void {
  const { left, bottom, top } = anchor.getBoundingClientRect();
  const height = popup.offsetHeight;
  popup.style.left = `${Math.max(8, Math.min(left, innerWidth - popup.offsetWidth - 8))}px`;
  popup.style.top = `${bottom + height + 8 > innerHeight ? top - height - 4 : bottom + 4}px`;
}
