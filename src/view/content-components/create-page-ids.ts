import { createComponentIds } from '../../base/paths/component-id.ts';
import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import type { PageIds } from './page-context.ts';

/**
 * The counters of one page: make them anew for each page that renders. `headings`: ids of its outline. A part that is
 * called like a heading leaves the name to it.
 */
export function createPageIds(headings: ReadonlySet<string> = new Set()): PageIds {
  const slugger = createHeadingSlugger();
  const components = createComponentIds();
  let firstView: string | undefined;
  const examples = new Set<string>();
  const counts = new Map<string, number>();
  const apart = (id: string): string => (headings.has(id) ? `${id}-part` : id);
  return {
    ...components,
    tab: (title, id) => apart(components.tab(title, id)),
    accordion: (title, id) => apart(components.accordion(title, id)),
    expandable: (title) => apart(components.expandable(title)),
    heading: (text, id) => slugger.slug(text, id),
    view(title, id) {
      const isFirst = firstView === undefined;
      firstView ??= title;
      return { id: apart(components.accordion(title, id)), isFirst, isShown: title === firstView };
    },
    example(kind) {
      const isFirst = !examples.has(kind);
      examples.add(kind);
      return isFirst ? kind : undefined;
    },
    next(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return apart(`${prefix}-${count}`);
    },
  };
}
