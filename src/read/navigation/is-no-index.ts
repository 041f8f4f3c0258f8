/** Whether the content of a robots tag keeps a page out of search engines. */
export function isNoIndex(robots: string): boolean {
  return /(^|[\s,])(noindex|none)([\s,]|$)/i.test(robots);
}
