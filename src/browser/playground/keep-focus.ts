/**
 * Takes the focus on where what is clicked or filled in takes itself away: who works by keyboard would stand on nothing.
 * `dialog` is as it was before.
 */
export function keepFocus(dialog: Element, target: EventTarget): void {
  const before = controlsOf(dialog);
  setTimeout(() => {
    if ((target as Element).isConnected || document.activeElement !== document.body) return;
    const after = controlsOf(dialog);
    const added = after.filter((control) => !before.includes(control));
    // A group that is added begins with the button that removes it.
    const next = added.find(({ dataset }) => !dataset.icon) ?? added[0] ?? after.find((one, at) => one !== before[at]);
    next?.focus();
  });
}

function controlsOf(dialog: Element): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('button, input, select, textarea')];
}
