/** The end of what a program said, in one line. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-4).join(' | ').slice(0, 300);
}
