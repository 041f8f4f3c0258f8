/** Two texts of Markdown about one thing; one that the other begins with or holds is said once. */
export function joinTexts(first = '', second = ''): string {
  const [one, other] = [first.trim(), second.trim()];
  if (one.includes(other)) return one;
  return one === '' || other.startsWith(one) ? other : `${one}\n\n${other}`;
}
