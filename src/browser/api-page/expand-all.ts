/** Makes the buttons of sections open every list of fields in them. */
export function expandAll(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.api-expand')) {
    const section = button.closest<HTMLElement>('.api-section')!;
    if (!section.querySelector('details.expandable')) continue;
    button.hidden = false;
    button.onclick = async () => {
      const { startExpanding } = await import('./start-expanding.ts');
      startExpanding(button, section);
    };
  }
}
