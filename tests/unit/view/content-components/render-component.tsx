import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bareContext } from '../../../../src/view/content-components/bare-context.ts';
import { PageProvider } from '../../../../src/view/content-components/PageProvider.tsx';
import type { PageContext } from '../../../../src/view/content-components/page-context.ts';

/** A page context whose lookups can be told apart in the output. */
export function testPage(overrides: Partial<PageContext> = {}): PageContext {
  return {
    ...bareContext(),
    icon: (icon) => `<svg data-icon="${[icon.library, icon.style, icon.name].filter(Boolean).join(' ')}"></svg>`,
    resolveHref: (href) => (href.startsWith('/') ? `/base${href}` : href),
    resolveAsset: (src) => (src.startsWith('/') ? { src: `/base${src}`, width: 40, height: 30 } : { src }),
    renderMarkdown: (source, as) => <span data-markdown={as}>{source}</span>,
    renderMath: (source, { display }) => `<math display="${display ? 'block' : 'inline'}">${source}</math>`,
    ...overrides,
  };
}

/** The markup of `node` on a page. */
export function render(node: ReactNode, page: PageContext = testPage()): string {
  return renderToStaticMarkup(<PageProvider page={page}>{node}</PageProvider>);
}
