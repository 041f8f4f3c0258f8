import { handleClick } from './handle-click.ts';
import { TabsElement } from './tabs-element.ts';

/** Elements that few pages hold: each module exports the one class behind the name. */
const rare: Record<string, () => Promise<Record<string, CustomElementConstructor>>> = {
  'dw-filter': () => import('./filter-element.ts'),
  'dw-repository': () => import('./repository-element.ts'),
  'dw-tree': () => import('./tree-element.ts'),
  'dw-variation': () => import('./variation-element.ts'),
  'dw-views': () => import('./views-element.ts'),
};

// A build without diagrams sets this to 'false', which keeps the large library out of its bundle.
if (import.meta.env.DOCWRIGHT_MERMAID !== 'false') rare['dw-mermaid'] = () => import('./mermaid-element.ts');

/** What only some pages hold. */
function startRare(): void {
  for (const [name, load] of Object.entries(rare)) {
    if (!document.querySelector(name) || customElements.get(name)) continue;
    void load().then((part) => customElements.get(name) ?? customElements.define(name, Object.values(part)[0]!));
  }
  if (document.querySelector('.code-type')) void import('./start-type-hints.ts').then((part) => part.startTypeHints());
  if (document.querySelector('[data-footnote-ref]'))
    void import('./start-footnotes.ts').then((part) => part.startFootnotes());
  if (document.querySelector('img[data-zoom]'))
    void import('./start-image-zoom.ts').then((part) => part.startImageZoom());
}

function followHash(): void {
  if (location.hash) void import('./reveal-target.ts').then((part) => part.revealTarget());
}

customElements.define('dw-tabs', TabsElement);
document.addEventListener('click', handleClick);
addEventListener('hashchange', followHash);
addEventListener('docwright:page', startRare);
followHash();
startRare();
