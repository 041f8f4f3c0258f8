/** A text without the mark that some editors put before it, and that `JSON.parse` takes for a fault. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
