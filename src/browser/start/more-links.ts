/** Bars with many links have a menu for those that they turn out to have no room for. */
export function startMoreLinks(): void {
  if (document.querySelector('.navbar-more')) void import('./fold-links.ts').then((part) => part.foldLinks());
}
