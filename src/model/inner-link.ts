/** A link within the site, with what readers see of it. */
export interface InnerLink {
  /** As it is written, or, once the page is known that it stands on, the route that it leads to. */
  href: string;
  /** In one line. */
  text: string;
}
