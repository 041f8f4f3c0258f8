import { handleClick } from './handle-click.ts';
import { TabsElement } from './tabs-element.ts';

type Start = () => void;

/**
 * What few pages hold, by how it is found: a module exports the one class behind a name, or the one function that
 * starts the rest.
 */
const rare: Record<string, () => Promise<Record<string, CustomElementConstructor | Start>>> = {
  'dw-filter': () => import('./filter-element.ts'),
  'dw-repository': () => import('./repository-element.ts'),
  'dw-tree': () => import('./tree-element.ts'),
  'dw-variation': () => import('./variation-element.ts'),
  'dw-views': () => import('./views-element.ts'),
  '.navbar-more': () => import('./start-more-links.ts'),
  '.code-type': () => import('./start-type-hints.ts'),
  '[data-footnote-ref]': () => import('./start-footnotes.ts'),
  '[data-zoom]': () => import('./start-image-zoom.ts'),
};

// A build without diagrams sets this to 'false', which keeps the large library out of its bundle.
if (import.meta.env.DOCWRIGHT_MERMAID !== 'false') rare['dw-mermaid'] = () => import('./mermaid-element.ts');

function startRare(): void {
  for (const [name, load] of Object.entries(rare)) {
    if (!document.querySelector(name) || customElements.get(name)) continue;
    void load().then((part) => {
      const [one] = Object.values(part);
      if (!/^dw/.test(name)) (one as Start)();
      else customElements.get(name) ?? customElements.define(name, one as CustomElementConstructor);
    });
  }
}

function followHash(): void {
  if (location.hash) void import('./reveal-target.ts').then((part) => part.revealTarget());
}

customElements.define('dw-tabs', TabsElement);
addEventListener('click', handleClick);
addEventListener('hashchange', followHash);
addEventListener('docwright:page', startRare);
followHash();
startRare();
