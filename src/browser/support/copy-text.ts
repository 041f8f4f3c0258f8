/**
 * Puts `text` on the clipboard, also on pages without a secure connection.
 * @throws Error where the browser does not let it
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  // Nothing can be selected beside an open dialog.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  focused?.focus({ preventScroll: true });
  if (!isDone) throw new Error('copy');
}
