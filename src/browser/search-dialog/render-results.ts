import type { Texts } from '../../base/languages/texts.ts';
import { routeToHref } from '../../base/paths/routes.ts';
import type { SearchManifest } from '../../shared/search/index-format.ts';
import type { PageResult, SectionResult, TextPiece } from '../../shared/search/search-results.ts';
import { createElement } from './create-element.ts';
import { groupSiblings } from './group-siblings.ts';

/** Gives the address of a route with an optional anchor. */
export type ToHref = (route: string, anchor: string) => string;

/** Addresses on the site that this index is of, served under `base`. */
export function hrefsOf({ trailingSlash }: SearchManifest, base: string): ToHref {
  return (route, anchor) => {
    const path = routeToHref(route, { base, trailingSlash });
    return anchor ? `${path}#${encodeURIComponent(anchor)}` : path;
  };
}

/**
 * One group per page: the page itself, then the sections of it that answer, and operations that stand beside it. Every
 * option is a link.
 */
export function renderResults(pages: readonly PageResult[], toHref: ToHref): HTMLElement[] {
  return groupSiblings(pages).map(([page, ...siblings], index) => {
    const titleId = `search-title-${index}`;
    const options = [
      ...page.sections.map((section) => renderSection(page, section, toHref)),
      ...siblings.map((sibling) => renderSibling(sibling, toHref)),
    ];
    return createElement(
      'div',
      { class: 'search-page', role: 'group', 'aria-labelledby': titleId },
      renderPage({ page, toHref, titleId }),
      ...options,
    );
  });
}

/** Pages to begin with, under a label of their own. */
export function renderSuggested(pages: readonly PageResult[], toHref: ToHref, texts: Texts['search']): HTMLElement[] {
  if (pages.length === 0) return [];
  const label = createElement('p', { class: 'search-label', id: 'search-suggested' }, texts.suggested);
  const options = pages.map((page, index) => renderPage({ page, toHref, titleId: `search-suggested-${index}` }));
  return [
    createElement(
      'div',
      { class: 'search-page', role: 'group', 'aria-labelledby': 'search-suggested' },
      label,
      ...options,
    ),
  ];
}

function renderPage({ page, toHref, titleId }: { page: PageResult; toHref: ToHref; titleId: string }): HTMLElement {
  return renderOption(toHref(page.route, ''), 'page', [
    page.method
      ? renderMethod(page.method)
      : createElement('span', { class: 'search-sign', 'data-kind': page.kind, 'aria-hidden': 'true' }),
    createElement(
      'span',
      { class: 'search-words' },
      createElement('span', { class: 'search-title', id: titleId }, ...renderPieces(page.title)),
      page.breadcrumb.length > 0 ? renderBreadcrumb(page.breadcrumb) : null,
      page.excerpt.length > 0
        ? createElement('span', { class: 'search-excerpt' }, ...renderPieces(page.excerpt))
        : null,
    ),
  ]);
}

/** What is said of the place stands above it. */
function renderSibling({ route, title, method }: PageResult, toHref: ToHref): HTMLElement {
  return renderOption(toHref(route, ''), 'section', [
    renderMethod(method),
    createElement(
      'span',
      { class: 'search-words' },
      createElement('span', { class: 'search-title' }, ...renderPieces(title)),
    ),
  ]);
}

function renderSection(
  page: PageResult,
  { anchor, entry, heading, excerpt }: SectionResult,
  toHref: ToHref,
): HTMLElement {
  return renderOption(toHref(page.route, anchor), 'section', [
    createElement('span', { class: 'search-sign', 'data-kind': 'section', 'aria-hidden': 'true' }),
    createElement(
      'span',
      { class: 'search-words' },
      createElement('span', { class: 'search-title' }, ...renderPieces(heading.length > 0 ? heading : page.title)),
      entry === '' ? null : renderBreadcrumb([entry]),
      excerpt.length > 0 ? createElement('span', { class: 'search-excerpt' }, ...renderPieces(excerpt)) : null,
    ),
  ]);
}

function renderOption(href: string, kind: 'page' | 'section', children: HTMLElement[]): HTMLElement {
  return createElement(
    'a',
    { class: 'search-option', role: 'option', 'aria-selected': 'false', 'data-level': kind, tabindex: '-1', href },
    ...children,
  );
}

function renderMethod(method: string): HTMLElement {
  const short = method === 'DELETE' ? 'DEL' : method === 'WEBHOOK' ? 'HOOK' : method.slice(0, 7);
  return createElement('span', { class: 'method-nav-pill', 'data-method': method.toLowerCase() }, short);
}

function renderBreadcrumb(labels: readonly string[]): HTMLElement {
  return createElement('span', { class: 'search-path' }, labels.join(' › '));
}

function renderPieces(pieces: readonly TextPiece[]): Node[] {
  return pieces.map(({ text, match }) => (match ? createElement('mark', {}, text) : document.createTextNode(text)));
}
