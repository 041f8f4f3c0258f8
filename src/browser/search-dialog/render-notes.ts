import type { Texts } from '../../base/languages/texts.ts';
import { fillText } from '../support/fill-text.ts';
import { createElement } from './create-element.ts';
import type { Scope } from './create-scope.ts';

/** What the dialog says in place of results, or above them. */
export type SearchNote =
  | { kind: 'start' }
  /** `insist` searches for what was typed. */
  | { kind: 'corrected'; words: string[]; query: string; insist: () => void }
  /** `widen` lifts the filters. */
  | { kind: 'nothing'; query: string; widen: (() => void) | null }
  | { kind: 'failure'; retry: () => void };

interface Noted {
  query: string;
  corrections: string[];
  scope: Pick<Scope, 'filters' | 'widen'>;
  insist: () => void;
}

/** What is to be said of the pages that a query found; `null` for nothing. */
export function noteFor(pages: readonly unknown[], { query, corrections, scope, insist }: Noted): SearchNote | null {
  const { language: _, ...filters } = scope.filters();
  const isLimited = Object.values(filters).some((value) => value !== undefined);
  if (pages.length === 0) return { kind: 'nothing', query, widen: isLimited ? scope.widen : null };
  return corrections.length === 0 ? null : { kind: 'corrected', words: corrections, query, insist };
}

export function renderNote(note: SearchNote, texts: Texts['search']): HTMLElement[] {
  switch (note.kind) {
    case 'start':
      return [createElement('p', {}, texts.start)];
    case 'corrected':
      return [
        createElement('p', {}, fillText(texts.corrected, { word: note.words.join(', ') })),
        renderButton(
          fillText(texts.searchInstead, { query: note.query.trim().slice(0, 80) }),
          note.insist,
          'search-instead',
        ),
      ];
    case 'nothing':
      return [
        createElement(
          'p',
          { class: 'search-note-title' },
          fillText(texts.nothing, { query: note.query.trim().slice(0, 80) }),
        ),
        createElement('p', {}, texts.tryOther),
        ...(note.widen ? [renderButton(texts.everywhere, note.widen)] : []),
      ];
    case 'failure':
      return [
        createElement('p', { class: 'search-note-title', role: 'alert' }, texts.failed),
        renderButton(texts.retry, note.retry),
      ];
  }
}

/** Earlier queries as options: choosing one asks it again. */
export function renderRecent(queries: readonly string[], texts: Texts['search']): HTMLElement[] {
  const forget = (query: string): HTMLElement =>
    createElement('button', {
      type: 'button',
      class: 'search-forget',
      tabindex: '-1',
      'data-forget': query,
      'aria-label': fillText(texts.forget, { query }),
      'aria-keyshortcuts': 'Delete',
    });
  return renderQueries(queries, { kind: 'recent', id: 'search-recent', label: texts.recent, after: forget });
}

/** The same of other readers. */
export function renderPopular(queries: readonly string[], texts: Texts['search']): HTMLElement[] {
  return renderQueries(queries, { kind: 'popular', id: 'search-popular', label: texts.popular, after: () => null });
}

function renderQueries(
  queries: readonly string[],
  { kind, id, label, after }: { kind: string; id: string; label: string; after: (query: string) => HTMLElement | null },
): HTMLElement[] {
  if (queries.length === 0) return [];
  const options = queries.map((query) =>
    createElement(
      'div',
      { class: 'search-option', role: 'option', 'aria-selected': 'false', 'data-query': query },
      createElement('span', { class: 'search-sign', 'data-kind': kind, 'aria-hidden': 'true' }),
      createElement('span', { class: 'search-words' }, createElement('span', { class: 'search-title' }, query)),
      after(query),
    ),
  );
  const head = createElement('p', { class: 'search-label', id }, label);
  return [createElement('div', { class: 'search-page', role: 'group', 'aria-labelledby': id }, head, ...options)];
}

function renderButton(label: string, act: () => void, look = 'button'): HTMLElement {
  const button = createElement('button', { type: 'button', class: look }, label);
  button.onclick = act;
  return button;
}
