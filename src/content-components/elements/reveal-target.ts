import type { TabsElement } from './tabs-element.ts';

/** Opens whatever hides the part of the page that the address names, and goes there. */
export function revealTarget(): void {
  const hash = readHash();
  const target = hash === '' ? null : (document.getElementById(hash) ?? document.querySelector(`[data-hash="${CSS.escape(hash)}"]`));
  if (!target) return;
  let opened = false;
  for (let part: Element | null = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement && !part.open) opened = part.open = true;
    if (part.matches('[role=tabpanel]')) {
      (part.parentElement as TabsElement).show?.(part);
      opened = true;
    }
  }
  if (opened) (target.matches('[role=tabpanel]') ? target.parentElement! : target).scrollIntoView();
}

function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
