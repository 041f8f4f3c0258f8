const current = '[aria-current=page]';

/**
 * Lets the list of pages stay as the reader left it, with another current page; where `page` lists pages that are not
 * in it, its list comes in its place, with the groups open that are open now.
 */
export function keepSidebar(page: Document, startSidebar: () => Promise<void>): void {
  const sidebar = document.getElementById('sidebar');
  const next = page.getElementById('sidebar');
  const isSame = sidebar?.dataset['id'] === next?.dataset['id'];
  if (!next) return sidebar?.remove();
  if (!sidebar || !isSame || !moveMarks(sidebar, next)) {
    const fresh = document.importNode(next, true);
    if (sidebar) sidebar.replaceWith(fresh);
    else document.getElementById('mobile-nav-content')!.after(fresh);
    void startSidebar().then(() => isSame && openAgain(sidebar!, fresh));
  }
  document.querySelector(`#sidebar ${current}`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** `false` where the list lacks a page that is current in `next`. */
function moveMarks(sidebar: HTMLElement, next: HTMLElement): boolean {
  const links = [...sidebar.querySelectorAll('a')];
  const marked = [...next.querySelectorAll<HTMLAnchorElement>(current)].map(
    (link) => links.find((known) => known.getAttribute('href') === link.getAttribute('href'))!,
  );
  if (marked.includes(undefined!)) return false;
  for (const link of links) {
    if (marked.includes(link)) {
      link.dataset['active'] = 'true';
      link.ariaCurrent = 'page';
    } else if (link.matches(current)) {
      delete link.dataset['active'];
      link.ariaCurrent = null;
    }
  }
  for (const link of marked)
    for (let group = link.closest('details'); group; group = group.parentElement!.closest('details')) group.open = true;
  return true;
}

function openAgain(sidebar: HTMLElement, fresh: HTMLElement): void {
  const titleOf = (group: Element): string | null => group.querySelector('summary')!.textContent;
  const titles = [...sidebar.querySelectorAll('details[open]')].map(titleOf);
  for (const group of fresh.querySelectorAll('details')) if (titles.includes(titleOf(group))) group.open = true;
}
