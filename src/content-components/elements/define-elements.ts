import { handleClick } from './handle-click.ts';
import { revealTarget } from './reveal-target.ts';
import { TabsElement } from './tabs-element.ts';

/** Behaviour that few pages need, by the element that asks for it. */
const rare: Record<string, () => Promise<void>> = {
  'dw-filter': async () => customElements.define('dw-filter', (await import('./filter-element.ts')).FilterElement),
  'dw-repository': async () => customElements.define('dw-repository', (await import('./repository-element.ts')).RepositoryElement),
  'dw-tree': async () => customElements.define('dw-tree', (await import('./tree-element.ts')).TreeElement),
  'dw-variation': async () => customElements.define('dw-variation', (await import('./variation-element.ts')).VariationElement),
  'dw-views': async () => customElements.define('dw-views', (await import('./views-element.ts')).ViewsElement),
  'dw-visibility': async () => customElements.define('dw-visibility', (await import('./visibility-element.ts')).VisibilityElement),
  '.code-type': async () => (await import('./start-type-hints.ts')).startTypeHints(),
  'img[data-zoom]': async () => (await import('./start-image-zoom.ts')).startImageZoom(),
};

// A build without diagrams sets this to 'false', which keeps the large library out of its bundle.
if (import.meta.env.DOCWRIGHT_MERMAID !== 'false') {
  rare['dw-mermaid'] = async () => customElements.define('dw-mermaid', (await import('./mermaid-element.ts')).MermaidElement);
}

customElements.define('dw-tabs', TabsElement);
document.addEventListener('click', handleClick);
addEventListener('hashchange', revealTarget);
revealTarget();
for (const [selector, load] of Object.entries(rare)) {
  if (document.querySelector(selector)) void load();
}
