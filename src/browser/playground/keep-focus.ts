/**
 * Takes the focus on where what is clicked or filled in takes itself away: who works by keyboard would stand on
 * nothing. Called before the dialog changes.
 */
export function keepFocus({ target }: { target: EventTarget }): void {
  const before = listControls();
  setTimeout(() => {
    if ((target as Element).isConnected || document.activeElement !== document.body) return;
    const after = listControls();
    // A group that is added begins with the button that removes it.
    const added = after.find((control) => !control.dataset.icon && !before.includes(control));
    // Where the last one went, the one before it, from which it is a step to the answer.
    (added ?? after.find((control, index) => control !== before[index]) ?? after.at(-1))?.focus();
  });
}

function listControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.playground :is(input, select, textarea, button)')];
}
