import type { Page } from '../../model/page.ts';

/** What authors and generators call the folder of an API's reference. */
const referenceFolder = /\/(?:api[-_]?ref(?:erence)?s?|apidocs?|api[-_]docs?)(?:\/|$)/i;

/** Whether a page is looked up rather than read: a guide that says the same is to be found before it. */
export function isReferencePage({ kind, route }: Pick<Page, 'kind' | 'route'>): boolean {
  return kind !== 'prose' || referenceFolder.test(route);
}
