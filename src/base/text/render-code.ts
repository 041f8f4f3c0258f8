/** Inline code around any text (CommonMark 0.31, section 6.1). */
export function renderCode(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}
