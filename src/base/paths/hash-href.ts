/** The address of a part of a page by its id. Letters of any script stay; what no fragment may hold is encoded. */
export function hashHref(id: string): string {
  return `#${id.replace(/[%"<>`{}|\\^[\]#\s]/g, encodeURIComponent)}`;
}
