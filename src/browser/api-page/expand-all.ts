/** Makes the buttons of sections open every list of fields in them; a site may ask for it at first. */
export function expandAll(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.api-expand')) {
    const section = button.closest<HTMLElement>('.api-section')!;
    if (!section.querySelector('details.expandable')) continue;
    button.hidden = false;
    const start = async (): Promise<void> => {
      const { startExpanding } = await import('./start-expanding.ts');
      startExpanding(button, section);
    };
    button.onclick = start;
    if (button.dataset.open) void start();
  }
}
