/** What a reader chose for the examples of a page. */
interface SampleChoice {
  only?: 'required' | 'all';
  body?: { contentType?: string; example?: string };
}

export interface SnippetModule {
  /** Nodes for the inside of a `code`; `null` for a language that is not known. */
  writeSnippet: (address: string, language: string, choice: SampleChoice) => Promise<Node[] | null>;
}

/** Writes the examples in sight that wait for it; all of them anew where `changed` says that a choice was made. */
export function writeExamples(load: () => Promise<SnippetModule>, changed: HTMLElement | null): void {
  if (changed) clearSnippets(changed);
  for (const place of document.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) [data-snippet]'))
    void fillPlace(place, load);
}

/** Makes the generated examples wait for being written again. */
function clearSnippets(options: HTMLElement): void {
  const { given = '0', languages = '' } = options.dataset;
  const panels = options.closest('.code-group')?.querySelectorAll(':scope > [role=tabpanel]') ?? [];
  const keys = languages.split(' ');
  [...panels].slice(Number(given)).forEach((panel, index) => {
    // The last text stays in sight until the next one is there.
    const place = panel.querySelector<HTMLElement>('[data-snippet], .code-block');
    if (!place) return;
    delete place.dataset.asked;
    Object.assign(place.dataset, { snippet: keys[index] });
  });
}

async function fillPlace(place: HTMLElement, load: () => Promise<SnippetModule>): Promise<void> {
  const { snippet = '' } = place.dataset;
  const operation = place.closest('.code-group')?.querySelector<HTMLElement>('[data-operation]')?.dataset.operation;
  const choice = readChoice(place);
  const asked = JSON.stringify(choice);
  if (place.dataset.asked === asked) return;
  place.dataset.asked = asked;
  place.ariaBusy = 'true';
  try {
    const { writeSnippet } = await load();
    const nodes = await writeSnippet(operation ?? '', snippet, choice);
    if (nodes && place.dataset.asked === asked) show(nodes, place);
  } catch (error) {
    delete place.dataset.asked;
    throw error;
  } finally {
    place.ariaBusy = null;
  }
}

/** Puts code into its block, or where there is none yet into one like that of its neighbours. */
function show(nodes: readonly Node[], place: HTMLElement): void {
  const { snippet = '' } = place.dataset;
  const isBlock = place.matches('.code-block');
  const block = isBlock
    ? place
    : (place.closest('.code-group')?.querySelector('.code-block')?.cloneNode(true) as HTMLElement);
  const code = block?.querySelector('code');
  if (!code) return;
  for (const name of ['snippet', 'asked', 'rest']) delete block.dataset[name];
  block.querySelector('.code-block-rest')?.remove();
  block.ariaBusy = null;
  block.dataset.language = snippet;
  code.className = `language-${snippet}`;
  code.replaceChildren(...nodes);
  if (!isBlock) place.replaceWith(block);
}

function readChoice(place: HTMLElement): SampleChoice {
  const options = place.closest('.code-group')?.querySelector('.api-request-options');
  const body = options?.querySelector('select')?.value;
  const all = options?.querySelector<HTMLInputElement>('input')?.checked;
  return {
    ...(body !== undefined && { body: JSON.parse(body) as SampleChoice['body'] }),
    ...(all !== undefined && { only: all ? 'all' : 'required' }),
  };
}
