import { handleClick } from './handle-click.ts';
import { revealTarget } from './reveal-target.ts';
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

customElements.define('dw-tabs', TabsElement);
document.addEventListener('click', handleClick);
addEventListener('hashchange', revealTarget);
revealTarget();
for (const [name, load] of Object.entries(rare)) {
  if (document.querySelector(name)) void load().then((part) => customElements.define(name, Object.values(part)[0]!));
}
if (document.querySelector('.code-type')) void import('./start-type-hints.ts').then((part) => part.startTypeHints());
if (document.querySelector('img[data-zoom]'))
  void import('./start-image-zoom.ts').then((part) => part.startImageZoom());
