/** Tells of most Markdown texts that they have no headings, which takes far less than to read them. */
export function mayHaveHeadings(markdown: string): boolean {
  return /^ {0,3}(?:#|[=-]+[ \t]*$)/m.test(markdown);
}
