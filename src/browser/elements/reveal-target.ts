import { decodeText } from '../../base/paths/decode-text.ts';
import { findHashTarget } from './find-hash-target.ts';
import type { TabsElement } from './tabs-element.ts';

/** Opens whatever hides the part of the page that the address names, and goes there. */
export function revealTarget(): void {
  const hash = decodeText(location.hash.slice(1));
  const target = hash === '' ? null : findHashTarget(hash);
  if (!target) return;
  // A browser goes by itself to what has the very id of the address and can be seen.
  let hasToScroll = target.id !== hash;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) {
      if (!part.open) openAtOnce(part);
      // A browser that has opened it by itself gives up its way there when anything else scrolls meanwhile.
      hasToScroll = true;
    }
    if (part.matches('[role=tabpanel]')) {
      (part.parentElement as TabsElement).show?.(part);
      hasToScroll = true;
    }
  }
  if (hasToScroll) goTo(target.matches('[role=tabpanel]') ? target.parentElement! : target);
}

/** What a browser has just opened by itself cannot be gone to before the first frames of the transition. */
function goTo(part: Element, frames = 10): void {
  part.scrollIntoView();
  if (frames > 0 && !part.checkVisibility()) requestAnimationFrame(() => goTo(part, frames - 1));
}

/** Opens a list without its transition, so that what it holds stands at once where it will stay. */
export function openAtOnce(details: HTMLDetailsElement): void {
  details.style.setProperty('--dw-slow', '0s');
  details.open = true;
  details.getBoundingClientRect();
  details.style.removeProperty('--dw-slow');
}
