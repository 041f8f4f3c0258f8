import { longestContext } from '../longest-context.ts';
import { currentPath } from './current-path.ts';
import type { OfferOptions } from './offer-selection.ts';

/** Gives a block of code a button beside the one that copies, once a reader comes near it. */
export function offerCode({ texts, add }: OfferOptions): void {
  const offer = ({ target }: Event): void => {
    const block = target instanceof Element ? target.closest<HTMLElement>('#content .code-block') : null;
    if (!block || block.querySelector('.ask-assistant-code-block-button')) return;
    const copy = block.querySelector('.code-block-copy-button');
    const button = document.createElement('button');
    button.className = 'ask-assistant-code-block-button';
    button.type = 'button';
    button.setAttribute('aria-label', texts.askAboutCode);
    button.title = texts.askAboutCode;
    button.onclick = () => {
      const elementId = block.closest('[id]')?.id;
      const value = (block.querySelector('code')?.textContent ?? '').slice(0, longestContext);
      add({ type: 'code', value, path: currentPath(), ...(elementId && { elementId }) });
    };
    if (copy) copy.after(button);
    else block.prepend(button);
  };
  document.addEventListener('pointerover', offer, { passive: true });
  document.addEventListener('focusin', offer);
}
