/** Text as Markdown that shows it, whatever signs it holds. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>]/g, '\\$&');
}
