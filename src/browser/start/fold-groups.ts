/** Makes groups whose entries are elsewhere open in place: the page holds each as a link to its first page. */
export function foldGroups(sidebar: HTMLElement): void {
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('[data-group] > a:only-child'))
    foldGroup(link.parentElement!, link);
}

function foldGroup(group: HTMLElement, link: HTMLAnchorElement): void {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  details.dataset.lazy = '';
  const list = document.createElement('ul');
  details.append(summary, list);
  if (group.classList.contains('sidebar-root')) {
    summary.ariaLabel = link.textContent;
    link.after(details);
    return;
  }
  if (group.classList.contains('sidebar-section')) {
    summary.className = 'sidebar-group-header';
    list.className = 'sidebar-group';
  }
  summary.append(...(link.firstElementChild ? link.childNodes : [titleOf(link)]));
  link.replaceWith(details);
}

function titleOf({ textContent }: HTMLAnchorElement): HTMLElement {
  const title = document.createElement('span');
  title.className = 'sidebar-title';
  title.textContent = textContent;
  return title;
}
