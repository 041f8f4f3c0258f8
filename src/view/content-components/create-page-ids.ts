import { createComponentIds } from '../../base/paths/component-id.ts';
import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import type { PageIds } from './page-context.ts';

/** The counters of one page: make them anew for each page that renders. */
export function createPageIds(): PageIds {
  const headings = createHeadingSlugger();
  const components = createComponentIds();
  const views = new Set<string>();
  const examples = new Set<string>();
  const counts = new Map<string, number>();
  return {
    ...components,
    heading: (text, id) => headings.slug(text, id),
    view(title, id) {
      if (views.has(title)) return null;
      views.add(title);
      return components.accordion(title, id);
    },
    example(kind) {
      const isFirst = !examples.has(kind);
      examples.add(kind);
      return isFirst ? kind : undefined;
    },
    next(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}-${count}`;
    },
  };
}
