export interface SnippetModule {
  /** Nodes for the inside of a `code`; `null` for a language that is not known. */
  writeSnippet: (address: string, language: string) => Promise<Node[] | null>;
}

/** Writes examples in further languages when a reader chooses them. */
export function fillExamples(load: () => Promise<SnippetModule>): void {
  const fill = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) [data-snippet]'))
      void fillPlace(place, load);
  };
  document.addEventListener('dw-tab-chosen', fill);
  fill();
}

async function fillPlace(place: HTMLElement, load: () => Promise<SnippetModule>): Promise<void> {
  if (place.ariaBusy) return;
  place.ariaBusy = 'true';
  try {
    const { writeSnippet } = await load();
    const { snippet = '', operation = '' } = place.dataset;
    const nodes = await writeSnippet(operation, snippet);
    const block = place.closest('.code-group')?.querySelector('.code-block')?.cloneNode(true) as
      | HTMLElement
      | undefined;
    const code = block?.querySelector('code');
    if (!nodes || !block || !code) return;
    block.dataset['language'] = snippet;
    code.className = `language-${snippet}`;
    code.replaceChildren(...nodes);
    place.replaceWith(block);
  } finally {
    place.ariaBusy = null;
  }
}
