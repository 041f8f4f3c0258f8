/** Brings the current tab into the part of its row that can be seen. */
export function startTabs(): void {
  for (const tab of document.querySelectorAll('.nav-tabs-item[data-active]')) {
    tab.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }
}
