import type { Page } from '../../model/page.ts';

/** Of which API description or schema a page tells; `null` for prose that none holds. */
export function documentOf(page: Page): string | null {
  switch (page.kind) {
    case 'prose':
      return page.part?.schema ?? page.source?.description ?? page.source?.made?.description ?? null;
    case 'schema':
    case 'overview':
      return page.document;
    case 'channel':
      return page.channel.document;
    case 'endpoint':
    case 'webhook':
      return page.operation.document;
  }
}
