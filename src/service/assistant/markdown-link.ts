/** A Markdown link whose text and address cannot end it early. */
export function markdownLink(text: string, url: string): string {
  return `[${text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}
