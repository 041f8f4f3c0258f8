const lists = 'details.expandable';
const closed = `${lists}:not([open])`;

/**
 * Opens every list of fields in a section, and does so at each press of its button from now on, or closes them all
 * where none is left to open. What a list holds that is fetched then is opened by the next press: models that hold each
 * other have no last level.
 */
export function startExpanding(button: HTMLButtonElement, section: HTMLElement): void {
  const words = { more: button.textContent, less: button.dataset.less ?? '' };
  const update = (): void => {
    const word = section.querySelector(closed) ? words.more : words.less;
    // The button stands in the section that is watched.
    if (button.textContent !== word) button.textContent = word;
  };
  button.onclick = () => {
    const waiting = section.querySelectorAll<HTMLDetailsElement>(closed);
    for (const list of waiting) list.open = true;
    if (waiting.length === 0) for (const list of section.querySelectorAll<HTMLDetailsElement>(lists)) list.open = false;
  };
  // Fields come in late, and lists are opened one by one, too.
  new MutationObserver(update).observe(section, { subtree: true, childList: true, attributeFilter: ['open'] });
  // Where a site asks for it, what stands in the page is open already.
  if (section.querySelector(closed)) button.click();
  else update();
}
