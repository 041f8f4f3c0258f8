import type { Page } from '../../model/page.ts';
import { cutRuns } from '../../shared/search/cut-runs.ts';
import { nameContent } from '../cache/name-content.ts';
import { describedBy } from './described-by.ts';
import { describeOperation, searchedText } from './read-page-parts.ts';

/** Some pages that follow one another, of which what searches find is kept as a whole. */
export interface PageRun {
  pages: Page[];
  /** A name for all that their sections are made from. */
  name: () => string;
}

/** `nameText`: of `ValueStore`. */
export function cutPageRuns(pages: readonly Page[], nameText: (text: string) => string = nameContent): PageRun[] {
  return cutRuns(pages, (page) => searchedText(page).markdown.length).map((run) => {
    let name: string | null = null;
    return {
      pages: run,
      name: () => (name ??= nameContent(JSON.stringify(run.map((page) => searchedFacts(page, nameText))))),
    };
  });
}

/** Of a page, what its sections can be made from: all but what is known to be in no search. */
function searchedFacts(page: Page, nameText: (text: string) => string): unknown {
  const { source: _source, markdown: _markdown, searched: _searched, pending: _pending, ...rest } = page;
  const { published: _published, lastModified: _lastModified, summary: _summary, ...facts } = rest;
  const { markdown, headings, syntax } = searchedText(page);
  // An operation is told by its page's text, and named by this.
  const described = ['operation', 'channel', 'schema'].some((field) => field in facts) ? describeOperation(page) : null;
  const method = 'operation' in page ? page.operation.method : null;
  const own = { ...facts, description: describedBy(page), operation: method, channel: null, schema: null, headings };
  return [own, described, syntax, nameText(markdown)];
}
