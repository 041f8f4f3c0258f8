import type { NavigationConfig } from '../../model/config.ts';
import type { Navigation, NavPlace } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { ApiPages } from './api-pages.ts';
import { buildContent, buildGlobal } from './build-division.ts';
import { findMisplaced } from './find-misplaced.ts';
import type { NavPage } from './nav-page.ts';
import { NavigationDraft } from './navigation-draft.ts';
import { rootScope } from './navigation-scope.ts';

export type { NavPage };

export interface NavigationInput {
  config: NavigationConfig;
  /** Authored pages by their docs path, e.g. `guides/auth` or `guides/index`. */
  pages: ReadonlyMap<string, NavPage>;
  /** Makes the pages of API descriptions that elements ask for. */
  api: ApiPages;
}

export interface BuiltNavigation {
  navigation: Navigation;
  /** Where each page stands, by route; of several places the first visible one, default divisions first. */
  places: Map<string, NavPlace>;
  /** Routes in sidebar order, each once. */
  order: string[];
  /** Pages made from API descriptions, in order of first use; also those that navigation does not list. */
  generated: Page[];
  problems: Problem[];
}

/**
 * Turns the navigation of `docs.json` into the tree that readers see, with every page found and every endpoint made.
 * What cannot be found is reported and left out; nothing throws. Time grows with the number of entries alone.
 */
export function buildNavigation({ config, pages, api }: NavigationInput): BuiltNavigation {
  const draft = new NavigationDraft({ pages, api });
  const scope = rootScope(config);
  const root = buildContent(config, scope, draft);
  const global = buildGlobal(config, { ...scope, id: 'global' }, draft);
  const misplaced = findMisplaced(draft.missing, pages.keys());
  if (misplaced) draft.fail(misplaced);
  const { places, generated, problems } = draft;
  return { navigation: { root, global }, places, order: [...places.keys()], generated, problems };
}
