/** What changes with the page in the bars around it, in an order that does not depend on where a drawer put it. */
export function partsOfShell(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-page-part]')].sort((one, other) =>
    one.dataset['pagePart']!.localeCompare(other.dataset['pagePart']!),
  );
}
