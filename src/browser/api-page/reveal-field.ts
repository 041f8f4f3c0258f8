import { isCalled, readFieldAlias } from '../../base/paths/read-field-alias.ts';
import { openAtOnce, revealTarget } from '../elements/reveal-target.ts';

/**
 * Opens what stands around the field that the address names, file after file, which `fill` fetches. An address that the
 * hosted product gave to a field becomes the one that it has here.
 */
export async function revealField(id: string, fill: (details: HTMLDetailsElement) => Promise<void>): Promise<void> {
  const own = ownId(id);
  if (own !== null) return location.replace(`#${own}`);
  if (!id.startsWith('param-')) return;
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

/** Also of a field that is still to be fetched: by the nearest one around it. */
function ownId(id: string): string | null {
  const alias = document.getElementById(id) ? null : readFieldAlias(id);
  const fields = [...document.querySelectorAll<HTMLElement>('.api-section')]
    .filter((section) => alias?.sections.some((name) => isCalled(section.querySelector('h2')!.id, name)))
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>('.field[id]')]);
  const named = (name: string): HTMLElement | undefined => fields.find((field) => isCalled(field.id, name));
  const names = alias?.names ?? [];
  const exact = names.map(named).find(Boolean);
  if (exact) return exact.id;
  const name = names.at(-1) ?? '';
  for (let outer = name; outer.includes('-'); outer = outer.slice(0, outer.lastIndexOf('-'))) {
    const field = named(outer);
    if (field) return field.id + name.slice(outer.length);
  }
  return null;
}

function show(field: HTMLElement): void {
  revealTarget();
  field.scrollIntoView();
}
