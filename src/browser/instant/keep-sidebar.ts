const current = '[aria-current=page]';

/**
 * Gives what lets the list of pages stay as the reader left it, with another current page; where `page` lists pages
 * that are not in it, its list comes in its place, by a script that has been loaded by then.
 */
export async function keepSidebar(page: Document, startSidebar: () => Promise<void>): Promise<() => void> {
  const sidebar = document.querySelector<HTMLElement>('#sidebar');
  const next = page.querySelector<HTMLElement>('#sidebar');
  if (!next) return () => sidebar?.remove();
  const marked = sidebar?.dataset['id'] === next.dataset['id'] ? findMarked(sidebar!, next) : [undefined];
  const part = marked.includes(undefined) ? await import('./replace-sidebar.ts') : null;
  return () => {
    if (part) part.replaceSidebar(sidebar, next, startSidebar);
    else moveMarks(sidebar!, marked);
    document.querySelector(`#sidebar ${current}`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
}

/** Menus and anchors above the list lead to some of its pages, too. */
function linksOf(sidebar: HTMLElement): HTMLAnchorElement[] {
  return [...sidebar.querySelectorAll<HTMLAnchorElement>('#navigation-items a')];
}

/** The links of the list to the pages that are current in `next`; `undefined` for one that it lacks. */
function findMarked(sidebar: HTMLElement, next: HTMLElement): (HTMLAnchorElement | undefined)[] {
  const links = linksOf(sidebar);
  return [...next.querySelectorAll<HTMLAnchorElement>(current)].map((link) =>
    links.find(({ href }) => href === link.href),
  );
}

function moveMarks(sidebar: HTMLElement, marked: (HTMLAnchorElement | undefined)[]): void {
  for (const link of linksOf(sidebar)) {
    const isMarked = marked.includes(link);
    if (!isMarked && !link.matches(current)) continue;
    link.toggleAttribute('data-active', isMarked);
    link.ariaCurrent = isMarked ? 'page' : null;
  }
  for (const group of sidebar.querySelectorAll<HTMLDetailsElement>(`details:has(${current})`)) group.open = true;
}
