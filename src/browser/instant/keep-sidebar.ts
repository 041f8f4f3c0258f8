const current = '[aria-current=page]';

/**
 * Lets the list of pages stay as the reader left it, with another current page; where `page` lists pages that are not
 * in it, its list comes in its place.
 */
export async function keepSidebar(page: Document, startSidebar: () => Promise<void>): Promise<void> {
  const sidebar = document.querySelector<HTMLElement>('#sidebar');
  const next = page.querySelector<HTMLElement>('#sidebar');
  if (!next) return sidebar?.remove();
  if (sidebar?.dataset['id'] !== next.dataset['id'] || !moveMarks(sidebar!, next))
    await import('./replace-sidebar.ts').then((part) => part.replaceSidebar(sidebar, next, startSidebar));
  document.querySelector(`#sidebar ${current}`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** `false` where the list lacks a page that is current in `next`. */
function moveMarks(sidebar: HTMLElement, next: HTMLElement): boolean {
  const links = [...sidebar.querySelectorAll('a')];
  const marked = [...next.querySelectorAll<HTMLAnchorElement>(current)].map((link) =>
    links.find(({ href }) => href === link.href),
  );
  if (marked.includes(undefined)) return false;
  for (const link of links) {
    const isMarked = marked.includes(link);
    if (!isMarked && !link.matches(current)) continue;
    link.toggleAttribute('data-active', isMarked);
    link.ariaCurrent = isMarked ? 'page' : null;
  }
  for (const group of sidebar.querySelectorAll<HTMLDetailsElement>(`details:has(${current})`)) group.open = true;
  return true;
}
