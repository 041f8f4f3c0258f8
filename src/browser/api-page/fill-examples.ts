import type { SnippetModule } from './write-examples.ts';

/**
 * Writes examples in further languages when a reader chooses them, and all of them anew for other values. Gives what
 * starts it for the page that is shown.
 */
export function fillExamples(load: () => Promise<SnippetModule>): () => void {
  const fill = async (changed: HTMLElement | null): Promise<void> => {
    if (!changed && !document.querySelector('[role=tabpanel]:not([hidden]) [data-snippet]')) return;
    const { writeExamples } = await import('./write-examples.ts');
    writeExamples(load, changed);
  };
  const refresh = (): void => {
    for (const options of document.querySelectorAll<HTMLElement>('.api-request-options')) {
      options.hidden = false;
      options.onchange = () => void fill(options);
      // A sample that was written by hand is as it is, whatever a reader chooses.
      const panels = [...options.closest('.code-group')!.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
      const isGiven = panels.findIndex(({ hidden }) => !hidden) < Number(options.dataset.given);
      for (const field of options.querySelectorAll<HTMLInputElement>('input, select')) field.disabled = isGiven;
    }
    void fill(null);
  };
  document.addEventListener('dw-tab-chosen', refresh);
  return refresh;
}
