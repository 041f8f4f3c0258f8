/**
 * Links a style sheet, once it is wanted, and not again: an imported one would be linked from every page. Resolves when
 * it has loaded, or has failed to.
 */
export function addSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const settled = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return settled;
}
