/** Where the element ends that begins at a place of well-formed HTML; the end of the text when it is never closed. */
export function endOfElement(html: string, at: number): number {
  const name = /^<([a-zA-Z][\w-]*)/.exec(html.slice(at, at + 80))?.[1] ?? '';
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = at;
  let depth = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

/** What stands between the tags of the element that begins at a place. */
export function insideOfElement(html: string, at: number): string {
  const whole = html.slice(at, endOfElement(html, at));
  return whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</'));
}
