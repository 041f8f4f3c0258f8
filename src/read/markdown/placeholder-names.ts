const placeholder =
  /^(?:[\s\p{L}\p{N}_$.|/:@=-]|(?<=[\p{L}\p{N}_$\]])\[\s*(?:'[^'\n]*'|"[^"\n]*"|[\p{L}\p{N}_$]+)\s*\])+$/u;

/** What names no value: texts, and properties of what stands before them. */
const unread = /'[^'\n]*'|"[^"\n]*"|(?<!\.)\.\s*[\p{L}\p{N}_$]+/gu;

/**
 * The names that an expression reads, where it holds only names, what stands between words, and entries of what has a
 * name: `user_id`, `your-key`, `customer.name`, `api['name']`. None where it is more than that.
 */
export function placeholderNames(expression: string): string[] {
  if (!placeholder.test(expression)) return [];
  return expression.replace(unread, '').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
}
