import { comparableId } from '../../base/paths/comparable-id.ts';

/**
 * The part of the page that a fragment names. Where none has that very id, letters and digits decide: authors write
 * `#whats-new` for what is called `what’s-new` here, as other tools name headings, and `#theme` for the field
 * `param-theme`.
 */
export function findHashTarget(hash: string): Element | null {
  const exact = document.getElementById(hash) ?? document.querySelector(`[data-hash="${CSS.escape(hash)}"]`);
  const wanted = comparableId(hash);
  if (exact || wanted === '') return exact;
  const parts = [...document.querySelectorAll<HTMLElement>('main [id], main [data-hash]')];
  const named = (name: string): Element | undefined =>
    parts.find((part) => comparableId(part.id || part.dataset['hash']!) === name);
  return named(wanted) ?? named(`param${wanted}`) ?? null;
}
