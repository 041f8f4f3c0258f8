/** A path as an address in Markdown, MDX and HTML can hold it: without what would end the address there. */
export function writtenPath(path: string): string {
  return path
    .replace(/[\s<>"`{}\\]/g, encodeURIComponent)
    .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
