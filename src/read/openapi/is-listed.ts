import type { Page } from '../../model/page.ts';

/** Whether a page tells of something that its description lists: not of what `x-docs.hidden` keeps out of sight. */
export function isListed(page: Page): boolean {
  return page.kind === 'channel' || ('operation' in page && page.operation.docs.listing === 'listed');
}
