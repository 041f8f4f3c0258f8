/** Whether a link leaves the site: an address with a scheme or a host of its own. `mailto:` and its like stay. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href.trim());
}
