import { fillCode } from './fill-code.ts';

/** Has the rest of long examples fetched when a reader asks for it or copies them. */
export function startLongExamples(): void {
  // Before the page's own listener, which copies what stands there.
  addEventListener('click', follow, true);
}

function follow(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('.code-block-rest, .code-block-copy-button');
  const block = button?.closest<HTMLElement>('.code-block[data-rest]');
  if (!button || !block) return;
  event.preventDefault();
  event.stopPropagation();
  const copies = button.matches('.code-block-copy-button');
  void fillCode(block).then(() => {
    if (copies) copyAsItIs(button, block);
  });
}

/** Where the rest cannot be had, the beginning is copied, and the next press asks again. */
function copyAsItIs(button: HTMLElement, block: HTMLElement): void {
  const { rest } = block.dataset;
  delete block.dataset.rest;
  button.click();
  if (rest !== undefined) block.dataset.rest = rest;
}
