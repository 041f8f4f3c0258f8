import { openAtOnce, revealTarget } from '../elements/reveal-target.ts';

/** Opens what stands around the field that the address names, file after file, which `fill` fetches. */
export async function revealField(id: string, fill: (details: HTMLDetailsElement) => Promise<void>): Promise<void> {
  for (const tried = new Set<Element>(); ; ) {
    const field = document.getElementById(id);
    if (field) return tried.size > 0 ? show(field) : undefined;
    const next = outerFields(id).find((outer) => !tried.has(outer));
    if (!next) return;
    tried.add(next);
    openAtOnce(next);
    await fill(next);
  }
}

/**
 * Closed lists that may hold the field: those of fields whose name its name begins with, the nearest first, then those
 * of no field, which hold what a long list has left over.
 */
function outerFields(id: string): HTMLDetailsElement[] {
  const outer = [...document.querySelectorAll<HTMLElement>('.field[id]')].filter((field) =>
    id.startsWith(`${field.id}-`),
  );
  const lists = [...document.querySelectorAll<HTMLDetailsElement>('.api-section .expandable')];
  return outer
    .sort((one, other) => other.id.length - one.id.length)
    .flatMap((field) => lists.filter((details) => details.parentElement === field))
    .concat(lists.filter((details) => !details.closest('.field')))
    .filter((details) => details.querySelector(':scope > summary + a[href]'));
}

function show(field: HTMLElement): void {
  revealTarget();
  field.scrollIntoView();
}
