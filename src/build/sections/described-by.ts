import type { Page } from '../../model/page.ts';

/**
 * What a search shows of a page where its text does not match. The text of an operation begins with its servers, which
 * says nothing of it.
 */
export function describedBy(page: Page): string {
  return page.description || ('operation' in page ? page.summary : '');
}
