import type { Page } from 'playwright';
import { openView } from '../../tests/e2e/open-view.ts';

/** Something of a site to be photographed. */
export interface View {
  name: string;
  /** Address below the site's own. */
  path: string;
  /** Brings the page into the state of the picture. */
  prepare?: (page: Page) => Promise<void>;
}

const endpoint = '/api-reference/discovery/search-documentation';

/** What the gallery shows of the example site. */
export const views: readonly View[] = [
  { name: 'prose', path: '/write/markdown' },
  { name: 'endpoint', path: endpoint },
  { name: 'playground', path: endpoint, prepare: openView.playground },
  { name: 'changelog', path: '/changelog' },
  { name: 'not-found', path: '/quickstrat', prepare: openView.suggestions },
  { name: 'search', path: '/quickstart', prepare: openView.search },
  { name: 'home', path: '/' },
  { name: 'drawer', path: '/write/markdown', prepare: openView.drawer },
];
