import { type ComponentProps, type ComponentType, createElement } from 'react';
import { Link } from '../../view/content-components/Link.tsx';
import type { PageIds } from '../../view/content-components/page-context.ts';

/**
 * What stands for the elements of a snippet's footnotes: their ids are those of no other text on the page, not even of
 * the same snippet in another place.
 */
export function ownNotes(ids: Pick<PageIds, 'next'>): Record<string, ComponentType<never>> {
  const own = ids.next('note');
  const rename = (name: string | undefined): string | undefined => name?.replace(noteId, `$&${own}-`);
  return {
    a: ({ id, href, ...rest }: ComponentProps<typeof Link>) =>
      createElement(Link, { ...rest, id: rename(id), href: rename(href) }),
    li: ({ id, ...rest }: ComponentProps<'li'>) => createElement('li', { ...rest, id: rename(id) }),
  };
}

const noteId = /^#?user-content-fn(?:ref)?-/;

/** Whether compiled code has footnotes. */
export function holdsNotes(code: string): boolean {
  return code.includes('user-content-fn-');
}
