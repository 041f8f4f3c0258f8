/** Runs in the browser, so everything it needs is inside. */
export function inspectView(): string[] {
  const found: string[] = [];
  const describe = (element: Element): string =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('body *')].find((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.right > innerWidth + 1 &&
        box.width > 0 &&
        getComputedStyle(element).position !== 'fixed' &&
        !element.closest('[inert], [popover]')
      );
    });
    found.push(
      `scrolls sideways: ${root.scrollWidth} of ${innerWidth}${wide ? `, ${describe(wide)} in ${describe(wide.parentElement!)}` : ''}`,
    );
  }
  for (const element of document.querySelectorAll('main *')) {
    const name = element.tagName.toLowerCase();
    if (!name.includes('-') || customElements.get(name)) continue;
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || name.startsWith('dw-island')) continue;
    found.push(`custom element without behaviour: ${describe(element)}`);
  }
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const isOwn = new URL(image.src || 'about:blank', location.href).origin === location.origin;
    if (!isOwn || !image.checkVisibility()) continue;
    if (image.complete && image.naturalWidth === 0) found.push(`picture does not load: ${image.getAttribute('src')}`);
    else if (image.width === 0 || image.height === 0)
      found.push(`picture without size: ${image.getAttribute('src')} ${image.width} x ${image.height}`);
  }
  return found;
}
