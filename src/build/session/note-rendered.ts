import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { BuildSources } from '../cache/build-records.ts';
import type { FragmentStore } from './create-fragment-store.ts';

export interface RenderedNotes {
  sources: BuildSources;
  problems: Problem[];
  fragments: FragmentStore;
}

/** Notes what a session must know of a page that was rendered, wherever that was. */
export function noteRendered(
  { isVolatile, isKept, fragments, problems }: Pick<RenderedPage, 'isVolatile' | 'isKept' | 'fragments' | 'problems'>,
  notes: RenderedNotes,
): void {
  notes.sources.isVolatile ||= isVolatile ?? false;
  if (!isKept) notes.sources.rendered += 1;
  notes.fragments.add(fragments);
  notes.problems.push(...problems);
}
