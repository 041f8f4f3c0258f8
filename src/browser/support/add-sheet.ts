/**
 * Links a style sheet, once it is wanted, and not again: an imported one would be linked from every page. Resolves when
 * it has loaded, or has failed to.
 */
export function addSheet(href: string): Promise<unknown> {
  const known = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(href)}"]`);
  if (known?.sheet) return Promise.resolve();
  const link = known ?? document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Whoever wants it next asks again.
      link.remove();
      resolve();
    });
  });
  if (!known) {
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  return settled;
}
