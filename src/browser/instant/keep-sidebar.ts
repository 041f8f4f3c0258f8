const current = '[aria-current=page]';

/**
 * Gives what lets the list of pages stay as the reader left it, with another current page; where `page` lists pages
 * that are not in it, its list comes in its place, by a script that has been loaded by then.
 */
export async function keepSidebar(page: Document, startSidebar: () => Promise<void>): Promise<() => void> {
  const sidebar = document.querySelector<HTMLElement>('#sidebar');
  const next = page.querySelector<HTMLElement>('#sidebar');
  if (!next) return () => sidebar?.remove();
  // Menus and anchors above the list lead to some of its pages, too.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#navigation-items a')];
  const marked = [...next.querySelectorAll<HTMLAnchorElement>(current)].map((link) =>
    links.find(({ href }) => href === link.href),
  );
  const isKept = sidebar?.dataset['id'] === next.dataset['id'] && !marked.includes(undefined);
  const part = isKept ? null : await import('./replace-sidebar.ts');
  return () => {
    if (part) part.replaceSidebar(sidebar, next, startSidebar);
    else moveMarks(links, marked);
    document.querySelector(`#sidebar ${current}`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
}

function moveMarks(links: HTMLAnchorElement[], marked: (HTMLAnchorElement | undefined)[]): void {
  for (const link of links) {
    const isMarked = marked.includes(link);
    link.toggleAttribute('data-active', isMarked);
    link.ariaCurrent = isMarked ? 'page' : null;
  }
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`#sidebar details:has(${current})`))
    group.open = true;
}
