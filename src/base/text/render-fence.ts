/** A code fence longer than any in the text (CommonMark 0.31, section 4.5). */
export function renderFence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${text.replace(/(?<!\n)\n+$/, '')}\n${marks}`;
}
