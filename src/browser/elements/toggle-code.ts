/** Unfolds the long code that a button belongs to, or folds it again. */
export function toggleCode(button: HTMLElement): void {
  const block = button.closest('.code-block')!;
  const open = block.toggleAttribute('data-open');
  const words = button.textContent;
  button.ariaExpanded = String(open);
  button.textContent = button.dataset.less ?? '';
  button.dataset.less = words;
  if (!open) block.scrollIntoView({ block: 'nearest' });
}
