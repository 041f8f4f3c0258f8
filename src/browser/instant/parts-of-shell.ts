/** What changes with the page in the bars around it, in an order that does not depend on where a drawer put it. */
export function partsOfShell(page: Document): HTMLElement[] {
  const nameOf = ({ dataset }: HTMLElement): string => dataset['pagePart']!;
  return [...page.querySelectorAll<HTMLElement>('[data-page-part]')].sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other)),
  );
}
