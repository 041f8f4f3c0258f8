/** Inline code around any text (CommonMark 0.31, section 6.1). */
export function renderCode(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}
