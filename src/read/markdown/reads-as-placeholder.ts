/** Whether an expression holds only names and what stands between words: `user_id`, `your-key`, `customer.name`. */
export function readsAsPlaceholder(expression: string): boolean {
  return /^[\s\p{L}\p{N}_$.|/:@=-]+$/u.test(expression);
}
