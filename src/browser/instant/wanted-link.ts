/** A last part with an ending names a file. `v1.2` has none. */
const file = /\.(?!html?$)[a-z]\w+$/i;

/** What leads to another page, or may. */
const links = 'a[href]:not([download],[rel~=nofollow],[target]:not([target=_self]))';

/** The link around `target` where it may lead to another page of the site that can be shown in place. */
export function wantedLink(target: EventTarget | null): HTMLAnchorElement | null {
  // A document and its window have no `closest`.
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(links);
  return link?.origin === origin && link.pathname !== location.pathname && !file.test(link.pathname) ? link : null;
}
