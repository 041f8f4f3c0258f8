/**
 * The part of the page that a fragment names. Where none has that very id, letters and digits decide: authors write
 * `#whats-new` for what is called `what’s-new` here, as other tools name headings.
 */
export function findTarget(hash: string): Element | null {
  const exact = document.getElementById(hash) ?? document.querySelector(`[data-hash="${CSS.escape(hash)}"]`);
  const wanted = comparable(hash);
  if (exact || wanted === '') return exact;
  return [...document.querySelectorAll('main [id]')].find(({ id }) => comparable(id) === wanted) ?? null;
}

function comparable(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
