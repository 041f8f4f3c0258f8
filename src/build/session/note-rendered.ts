import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { BuildSources } from '../cache/build-records.ts';
import type { FragmentStore } from './create-fragment-store.ts';

export interface RenderedNotes {
  sources: BuildSources;
  /** By route. */
  pageProblems: Map<string, Problem[]>;
  fragments: FragmentStore;
}

interface NotedPage
  extends Pick<Page, 'route'>,
    Pick<RenderedPage, 'isVolatile' | 'isKept' | 'fragments' | 'problems'> {}

/** Notes what a session must know of a page that was rendered, wherever that was. */
export function noteRendered(
  { route, isVolatile, isKept, fragments, problems }: NotedPage,
  notes: RenderedNotes,
): void {
  notes.sources.isVolatile ||= isVolatile ?? false;
  if (!isKept) notes.sources.rendered += 1;
  notes.fragments.add(fragments);
  notes.pageProblems.set(route, [...(notes.pageProblems.get(route) ?? []), ...problems]);
}

/** What is wrong in pages, in the order of the site, whichever of them was rendered first. */
export function problemsInOrder(
  pageProblems: ReadonlyMap<string, readonly Problem[]>,
  pages: readonly Pick<Page, 'route'>[],
): Problem[] {
  const routes = new Set([...pages.map(({ route }) => route), ...pageProblems.keys()]);
  return [...routes].flatMap((route) => pageProblems.get(route) ?? []);
}
