import { createComponentIds } from '../paths/component-id.ts';
import { createHeadingSlugger } from '../paths/heading-slug.ts';
import type { PageIds } from './page-context.ts';

/** The counters of one page: make them anew for each page that renders. */
export function createPageIds(): PageIds {
  const headings = createHeadingSlugger();
  const counts = new Map<string, number>();
  return {
    ...createComponentIds(),
    heading: (text, id) => headings.slug(text, id),
    next(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}-${count}`;
    },
  };
}
