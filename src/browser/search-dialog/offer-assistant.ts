import { createElement } from './create-element.ts';

/** The page's way to the assistant; `null` on a site without one. */
function findEntry(): HTMLElement | null {
  return document.getElementById('assistant-entry');
}

/** What asks the assistant in place of the search, as an option; `null` on a site without an assistant. */
export function offerAssistant(query: string): HTMLElement | null {
  const label = findEntry()?.textContent?.trim();
  if (!label) return null;
  return createElement(
    'div',
    { class: 'search-option', role: 'option', 'aria-selected': 'false', 'data-ask': query },
    createElement('span', { class: 'search-sign', 'data-kind': 'assistant', 'aria-hidden': 'true' }),
    createElement(
      'span',
      { class: 'search-words' },
      createElement('span', { class: 'search-title' }, label),
      createElement('span', { class: 'search-excerpt' }, query),
    ),
  );
}

/** Opens the assistant with a question. */
export function askAssistant(question: string): void {
  findEntry()?.dispatchEvent(new CustomEvent('ask', { detail: question }));
}
