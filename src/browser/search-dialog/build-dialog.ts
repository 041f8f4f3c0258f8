import type { Texts } from '../../base/languages/texts.ts';
import { createElement } from './create-element.ts';

/** The fixed parts of the search dialog; everything else is drawn into them. */
export interface DialogParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  clear: HTMLButtonElement;
  close: HTMLButtonElement;
  filters: HTMLElement;
  /** Scrolls; holds `note` and `list`. */
  body: HTMLElement;
  /** What is to say besides results: hints, corrections, failures. */
  note: HTMLElement;
  list: HTMLElement;
  /** Read out when the results change. */
  status: HTMLElement;
}

const LIST_ID = 'search-results';

/** Builds the dialog: a combobox over a list of results (WAI-ARIA Authoring Practices, "Combobox"). */
export function buildDialog(texts: Texts['search'], prompt: string | null): DialogParts {
  const input = createElement('input', {
    id: 'search-input',
    type: 'text',
    role: 'combobox',
    inputmode: 'search',
    enterkeyhint: 'go',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    maxlength: '300',
    placeholder: prompt ?? texts.placeholder,
    'aria-label': texts.label,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': LIST_ID,
    'aria-expanded': 'false',
  });
  const clear = createElement('button', {
    type: 'button',
    class: 'search-clear',
    'aria-label': texts.clear,
    hidden: '',
  });
  const close = createElement(
    'button',
    { type: 'button', class: 'search-close' },
    createElement('span', { class: 'unseen' }, texts.close),
    createElement('kbd', {}, 'Esc'),
  );
  const filters = createElement('div', {
    class: 'search-filters',
    role: 'group',
    'aria-label': texts.filters,
    hidden: '',
  });
  const note = createElement('div', { class: 'search-note', hidden: '' });
  const list = createElement('div', {
    id: LIST_ID,
    class: 'search-list',
    role: 'listbox',
    'aria-label': texts.results,
  });
  const body = createElement('div', { class: 'search-body' }, note, list);
  const status = createElement('div', { class: 'search-status unseen', role: 'status', 'aria-live': 'polite' });
  const head = createElement('div', { class: 'search-head' }, input, clear, close);
  const dialog = createElement(
    'dialog',
    { class: 'search-dialog', 'aria-label': texts.label },
    head,
    filters,
    body,
    buildHints(texts),
    status,
  );
  closeBeside(dialog);
  return { dialog, input, clear, close, filters, body, note, list, status };
}

/** Closes it by a click beside it; text that is selected by dragging may end there. */
function closeBeside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}

function buildHints(texts: Texts['search']): HTMLElement {
  const hint = (keys: string[], text: string): HTMLElement =>
    createElement('span', {}, ...keys.map((key) => createElement('kbd', {}, key)), text);
  return createElement(
    'div',
    { class: 'search-hints', 'aria-hidden': 'true' },
    hint(['↑', '↓'], texts.toMove),
    hint(['↵'], texts.toOpen),
    hint(['esc'], texts.toClose),
  );
}
