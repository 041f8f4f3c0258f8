import type { SearchStore } from '../store/search-store.ts';
import { type IndexLayout, layoutPart } from './index-layout.ts';

/** Whether the store holds the index of a build, made with the same embedder. */
export async function isPublished(
  store: Pick<SearchStore, 'current' | 'readParts'>,
  site: string,
  { build, embedder }: { build: string; embedder: string | null },
): Promise<boolean> {
  const version = await store.current(site);
  const content = version === null ? undefined : (await store.readParts(version, [layoutPart])).get(layoutPart);
  if (!content) return false;
  const layout = JSON.parse(new TextDecoder().decode(content)) as IndexLayout;
  return layout.format === 5 && layout.build === build && layout.madeWith === embedder;
}
