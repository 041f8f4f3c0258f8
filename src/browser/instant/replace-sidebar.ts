/** Puts the list `next` in the place of `sidebar`; of the same pages, with the groups open that are open. */
export function replaceSidebar(
  sidebar: HTMLElement | null,
  next: HTMLElement,
  startSidebar: () => Promise<void>,
): void {
  const fresh = document.importNode(next, true);
  if (sidebar) sidebar.replaceWith(fresh);
  else document.getElementById('mobile-nav-content')!.after(fresh);
  void startSidebar().then(() => sidebar && sidebar.dataset['id'] === next.dataset['id'] && openAgain(sidebar, fresh));
}

function openAgain(sidebar: HTMLElement, fresh: HTMLElement): void {
  const titleOf = (group: Element): string | null => group.querySelector('summary')!.textContent;
  const titles = [...sidebar.querySelectorAll('details[open]')].map(titleOf);
  for (const group of fresh.querySelectorAll('details')) if (titles.includes(titleOf(group))) group.open = true;
}
