import { fillExamples, type SnippetModule } from './fill-examples.ts';
import { startPlayground, type PlaygroundModule } from './start-playground.ts';

/** What loads only when a reader asks for it. */
export interface ApiModules {
  playground: () => Promise<PlaygroundModule>;
  snippets: () => Promise<SnippetModule>;
}

/** What API pages do in the browser: fetch the fields of schemas that are opened, copy the path, open the playground. */
export function startApi(load: ApiModules): void {
  document.addEventListener('toggle', (event) => void openFragment(event.target), true);
  for (const button of document.querySelectorAll<HTMLButtonElement>('.api-url-copy')) button.onclick = () => void copyPath(button);
  for (const button of document.querySelectorAll<HTMLButtonElement>('.tryit-button[data-operation]')) void startPlayground(button, load.playground);
  fillExamples(load.snippets);
}

async function openFragment(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.dataset['fragment']) return;
  const content = target.querySelector<HTMLElement>('.expandable-content');
  const address = target.dataset['fragment'];
  if (!content) return;
  delete target.dataset['fragment'];
  content.ariaBusy = 'true';
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    content.innerHTML = await response.text();
  } catch {
    target.dataset['fragment'] = address;
    target.open = false;
  } finally {
    content.ariaBusy = null;
  }
}

async function copyPath(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], 1500);
}
