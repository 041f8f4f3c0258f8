/** What changes with the page in the bars around it, by name. */
export function partsOfShell(page: ParentNode): Record<string, HTMLElement> {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-page-part]')];
  return Object.fromEntries(parts.map((part) => [part.dataset['pagePart'], part]));
}
