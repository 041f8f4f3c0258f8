/**
 * A value as JSON for programs. It may hold what readers wrote, and end up in a terminal: what moves a cursor or turns
 * words round there is escaped.
 */
export function renderSafeJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(/[\u007f-\u009f\p{Bidi_Control}]/gu, escapeSign)}\n`;
}

function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
