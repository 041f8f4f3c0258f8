import type { Search } from '../../shared/search/create-search.ts';
import type { PageResult, SearchRequest, SearchResults } from '../../shared/search/search-results.ts';

/** The pages that answer by what they say; where none does, those that do by their titles. */
export async function orTitles(
  { pages, mayBeMisspelt }: SearchResults,
  request: SearchRequest,
  { jump }: Search,
): Promise<PageResult[]> {
  return pages.length > 0 ? pages : jump({ ...request, literal: !mayBeMisspelt });
}
