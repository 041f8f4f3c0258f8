import type { Page } from '../../model/page.ts';

/**
 * What a page says first: `own`, the opening of its author's text, else what its operation is called by, so that nobody
 * quotes the servers that its Markdown begins with.
 */
export function summaryOf(page: Page, own: string): string {
  if (own !== '' || !('operation' in page)) return own;
  const { summary, method, path } = page.operation;
  return [summary === page.title ? '' : summary, `${method} ${path}`].filter(Boolean).join(': ');
}
