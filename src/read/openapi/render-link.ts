/** A link in Markdown; the text is a name from a description. */
export function renderLink(text: string, route: string): string {
  return `[${text.replace(/[[\]\\`*<]/g, '\\$&')}](<${route}>)`;
}
