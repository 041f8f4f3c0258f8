/** Brings the current tab into the part of its row that can be seen. */
export function startTabs(): void {
  for (const tab of document.querySelectorAll('.nav-tabs-item[data-active]')) {
    const row = tab.closest('.nav-tabs > ul');
    // `scrollIntoView` would also be where the next key press of Tab goes on from (HTML, sequential focus navigation).
    if (row) row.scrollLeft += middle(tab) - middle(row);
  }
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
