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
  document.addEventListener('dw-tab-chosen', () => void fill(null));
  return () => {
    for (const options of document.querySelectorAll<HTMLElement>('.api-request-options')) {
      options.hidden = false;
      options.onchange = () => void fill(options);
    }
    void fill(null);
  };
}
