/**
 * A value as JSON for programs, in one line where `indent` is 0. It may hold what readers wrote, and end up in a
 * terminal: what moves a cursor, ends a line or turns words round there is escaped.
 */
export function renderSafeJson(value: unknown, { indent = 2 }: { indent?: number } = {}): string {
  const text = JSON.stringify(value, null, indent);
  return `${text.replace(/[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu, escapeSign)}\n`;
}

function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
