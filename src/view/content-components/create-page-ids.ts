import { createComponentIds } from '../../base/paths/component-id.ts';
import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import type { PageIds } from './page-context.ts';

/** The counters of one page: make them anew for each page that renders. `headings`: ids of its outline. */
export function createPageIds(headings: ReadonlySet<string> = new Set()): PageIds {
  const slugger = createHeadingSlugger();
  const components = createComponentIds(headings);
  let firstView: string | undefined;
  const examples = new Set<string>();
  const counts = new Map<string, number>();
  return {
    ...components,
    heading: (text, id) => slugger.slug(text, id),
    view(title, id) {
      const isFirst = firstView === undefined;
      firstView ??= title;
      return { id: components.view(title, id), isFirst, isShown: title === firstView };
    },
    example(kind) {
      const isFirst = !examples.has(kind);
      examples.add(kind);
      return isFirst ? kind : undefined;
    },
    next(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return components.numbered(`${prefix}-${count}`);
    },
  };
}
