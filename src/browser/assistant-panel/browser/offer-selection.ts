import type { Texts } from '../../../base/languages/texts.ts';
import type { ContextItem } from '../../../model/context-item.ts';
import { longestContext } from '../longest-context.ts';
import { currentPath } from './current-path.ts';

export interface OfferOptions {
  texts: Texts['assistantEntry'];
  add: (item: ContextItem) => void;
}

/** Shows a button above text that a reader selects in the article. */
export function offerSelection({ texts, add }: OfferOptions): void {
  const tooltip = document.createElement('div');
  tooltip.id = 'text-selection-tooltip';
  tooltip.hidden = true;
  const button = document.createElement('button');
  button.id = 'text-selection-tooltip-button';
  button.type = 'button';
  button.textContent = texts.askAboutSelection;
  tooltip.append(button);
  document.body.append(tooltip);

  // Pressing the button would end the selection before it is read.
  button.onpointerdown = (event) => event.preventDefault();
  button.onclick = () => {
    const item = readSelection();
    tooltip.hidden = true;
    if (item) add(item);
  };
  const show = (): void => {
    const range = readSelection() === null ? null : getSelection()!.getRangeAt(0);
    tooltip.hidden = range === null;
    if (range) place(tooltip, range.getBoundingClientRect());
  };
  document.addEventListener('pointerup', () => setTimeout(show));
  document.addEventListener('keyup', (event) => event.shiftKey && show());
  document.addEventListener('selectionchange', () => {
    if (getSelection()?.isCollapsed) tooltip.hidden = true;
  });
}

/** The selected text of the article; `null` when there is none, or when it is in a field. */
function readSelection(): ContextItem | null {
  const selection = getSelection();
  const text = selection?.toString().trim() ?? '';
  const holder = selection?.anchorNode?.parentElement;
  if (text.length < 3 || !holder?.closest('#content') || holder.closest('textarea, input, .assistant')) return null;
  const elementId = holder.closest('[id]')?.id;
  return {
    type: 'textSelection',
    value: text.slice(0, longestContext),
    path: currentPath(),
    ...(elementId && { elementId }),
  };
}

function place(tooltip: HTMLElement, around: DOMRect): void {
  const top = around.top - tooltip.offsetHeight - 8;
  tooltip.style.top = `${scrollY + (top < 8 ? around.bottom + 8 : top)}px`;
  const left = around.left + around.width / 2 - tooltip.offsetWidth / 2;
  tooltip.style.left = `${Math.max(8, Math.min(left, innerWidth - tooltip.offsetWidth - 8))}px`;
}
