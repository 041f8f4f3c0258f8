/** A text without the control characters that would steer a terminal; tabs and line breaks stay. */
export function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '�');
}
