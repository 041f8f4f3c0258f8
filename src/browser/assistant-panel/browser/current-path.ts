/** Route of the page that is shown. */
export function currentPath(): string {
  return document.documentElement.dataset['currentPath'] ?? location.pathname;
}
