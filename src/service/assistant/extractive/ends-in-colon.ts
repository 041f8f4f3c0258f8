/** Whether a sentence announces what comes next. */
export function endsInColon(markdown: string): boolean {
  return /[:：]\s*\**$/.test(markdown);
}
