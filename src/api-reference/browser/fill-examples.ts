export interface SnippetModule {
  /** Nodes for the inside of a `code`; `null` for a language that is not known. */
  writeSnippet: (address: string, language: string) => Promise<Node[] | null>;
}

/** Writes examples in further languages when a reader chooses them. */
export function fillExamples(load: () => Promise<SnippetModule>): void {
  const fill = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) [data-snippet]')) void fillPlace(place, load);
  };
  document.addEventListener('dw-tab-chosen', fill);
  fill();
}

async function fillPlace(place: HTMLElement, load: () => Promise<SnippetModule>): Promise<void> {
  if (place.ariaBusy) return;
  place.ariaBusy = 'true';
  try {
    const { writeSnippet } = await load();
    const nodes = await writeSnippet(place.dataset['operation'] ?? '', place.dataset['snippet'] ?? '');
    if (nodes) place.replaceWith(...nodes);
  } finally {
    place.ariaBusy = null;
  }
}
