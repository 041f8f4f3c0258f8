const shownFor = 2000;

/**
 * One listener for the small buttons of a page: copying, unfolding long code, and accordions that name themselves in
 * the address.
 */
export function handleClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const copy = target.closest<HTMLElement>('.code-block-copy-button, [data-copy]');
  if (copy) void copyFrom(copy);
  const expand = target.closest<HTMLElement>('.code-block-expand');
  if (expand) void import('./toggle-code.ts').then((part) => part.toggleCode(expand));
  const imageAction = target.closest<HTMLElement>('[data-image-action]');
  if (imageAction) void actOn(imageAction);
  const accordion = target.closest('.accordion > summary')?.parentElement;
  if (accordion) void note(accordion as HTMLDetailsElement);
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const { copy, copyDark, copied = '' } = button.dataset;
  const isDark = document.documentElement.classList.contains('dark');
  const text = ((isDark && copyDark) || copy) ?? codeBeside(button);
  // Without a secure connection it takes more.
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else await import('../support/copy-text.ts').then((part) => part.copyText(text));
  showDone(button, copied);
}

async function actOn(button: HTMLElement): Promise<void> {
  await import('./act-on-image.ts').then((part) => part.actOnImage(button));
  if (button.dataset.copied) showDone(button, button.dataset.copied);
}

function showDone(button: HTMLElement, words: string): void {
  // It says so already, and would take that for its name.
  if ('done' in button.dataset) return;
  const label = button.ariaLabel;
  button.dataset.done = '';
  button.ariaLabel = words;
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = label;
  }, shownFor);
}

/** The code of a block as a reader would type it: without removed lines and notes. */
function codeBeside(button: HTMLElement): string {
  const code = button.closest('.code-block')?.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  for (const part of code?.querySelectorAll('.line-remove, [data-note]') ?? []) part.remove();
  return code?.textContent ?? '';
}

async function note(accordion: HTMLDetailsElement): Promise<void> {
  // At the click it is still as it was.
  const isOpen = !accordion.open;
  await import('./note-accordion.ts').then((part) => part.noteAccordion(accordion, isOpen));
}
