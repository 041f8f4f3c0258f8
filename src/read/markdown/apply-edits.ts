/** Replaces `source.slice(start, end)` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * `source` with all `edits` applied. They may come in any order but must not overlap; insertions at one place keep
 * their order.
 */
export function applyEdits(source: string, edits: Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  for (const edit of sorted) {
    result += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + source.slice(at);
}
