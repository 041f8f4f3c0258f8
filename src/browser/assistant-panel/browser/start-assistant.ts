import { addSheet } from '../../support/add-sheet.ts';
import type { AssistantHandle } from '../AssistantPanel.tsx';
import type { AssistantPlace } from '../assistant-place.ts';
import entrySheet from '../entry.css?url';
import { currentPath } from './current-path.ts';
import { importEntryTexts } from './import-entry-texts.ts';
import { offerCode } from './offer-code.ts';
import { offerSelection } from './offer-selection.ts';

/** The page's ways into the assistant: a button, a shortcut, its address, selected text and blocks of code. */
export async function startAssistant(service: string): Promise<void> {
  const [texts] = await Promise.all([importEntryTexts(document.documentElement.lang), addSheet(entrySheet)]);
  const open = createOpener(readPlace(service));
  const entry = addEntry(texts.open);
  entry.onclick = () => void open().then((panel) => (panel.isOpen() ? panel.close() : panel.open()));
  entry.addEventListener('ask', (event) => {
    const question: unknown = event instanceof CustomEvent ? event.detail : null;
    if (typeof question === 'string') void open().then((panel) => panel.ask(question));
  });
  entry.addEventListener('pointerenter', () => void open(), { once: true });
  document.addEventListener('keydown', (event) => {
    if (event.key?.toLowerCase() !== 'i' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    entry.click();
  });
  offerSelection({ texts, add: (item) => void open().then((panel) => panel.addContext(item)) });
  offerCode({ texts, add: (item) => void open().then((panel) => panel.addContext(item)) });
  addEventListener('docwright:page', () => followAddress(open));
  followAddress(open);
}

/** The panel, made when it is first wanted. */
function createOpener(place: AssistantPlace): () => Promise<AssistantHandle> {
  let made: Promise<() => AssistantHandle> | null = null;
  return () => {
    made ??= import('../create-assistant.tsx').then(({ createAssistant }) => createAssistant(place));
    // What failed to load is asked for again.
    made.catch(() => (made = null));
    return made.then((find) => find());
  };
}

function readPlace(service: string): AssistantPlace {
  const entry = document.getElementById('search-bar-entry')?.dataset;
  const isPage = document.body.dataset['mode'] === 'assistant';
  return {
    service,
    base: entry?.['base'] ?? '',
    get route() {
      return currentPath();
    },
    language: entry?.['language'] ?? null,
    version: entry?.['version'] ?? null,
    container: isPage ? document.getElementById('content') : null,
  };
}

function addEntry(label: string): HTMLButtonElement {
  const entry = document.createElement('button');
  entry.id = 'assistant-entry';
  entry.type = 'button';
  entry.setAttribute('aria-keyshortcuts', 'Meta+I Control+I');
  entry.textContent = label;
  document.body.append(entry);
  return entry;
}

/** `?assistant` opens the panel, `?assistant=text` asks it. */
function followAddress(open: () => Promise<AssistantHandle>): void {
  const address = new URL(location.href);
  const question = address.searchParams.get('assistant');
  const isPage = document.body.dataset['mode'] === 'assistant';
  if (question === null && !isPage) return;
  // A reload is not to ask again.
  address.searchParams.delete('assistant');
  history.replaceState(history.state, '', address);
  void open().then((panel) => (question ? panel.ask(question) : panel.open()));
}
