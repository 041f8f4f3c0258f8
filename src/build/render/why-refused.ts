import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider } from '../../view/content-components/PageProvider.tsx';
import type { RefusedBlock } from './GuardedContent.tsx';

/**
 * Why React refuses a block, which it does not say of one that has something to show instead: it is rendered by itself.
 * Not while React renders anything else, whose hooks would fail after it.
 */
export function whyRefused({ block, page }: RefusedBlock): unknown {
  try {
    renderToStaticMarkup(createElement(PageProvider, { page }, block));
    return 'it failed once, but not the second time';
  } catch (error) {
    return error;
  }
}
