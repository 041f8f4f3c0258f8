import type { Page } from '../../model/page.ts';

export interface PageParts {
  hasSidebar: boolean;
  /** Title, description and what stands around the text: previous and next page, date, footer. */
  hasFrame: boolean;
  /** The way from an older version to the current one. */
  hasNotice: boolean;
  /** Room at the side of the text for the list of headings, examples or a panel. */
  hasAside: boolean;
  hasToc: boolean;
}

/** Which parts of the shell a page's `mode` leaves it (docs/format.md#page-modes). */
export function pageParts({ frontMatter: { mode }, headings }: Page): PageParts {
  const isFramed = mode !== 'custom' && mode !== 'frame' && mode !== 'assistant';
  const hasAside = mode === 'default';
  return {
    hasSidebar: mode === 'default' || mode === 'wide' || mode === 'frame',
    hasFrame: isFramed,
    hasNotice: isFramed || mode === 'frame',
    hasAside,
    hasToc: hasAside && headings.length > 0,
  };
}
