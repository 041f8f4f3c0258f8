import type { PageAccess } from '../../model/service.ts';
import { pageAccess, type ReaderSettings } from './page-access.ts';

/**
 * Whether everybody who may read `inner` may read `outer` too, on a site with sign-in as on one without: then a page
 * may tell of another.
 */
export function isAsOpen(outer: ReaderSettings, inner: ReaderSettings): boolean {
  return [true, false].every((isPrivate) =>
    includes(pageAccess(outer, { isPrivate }), pageAccess(inner, { isPrivate })),
  );
}

function includes(outer: PageAccess, inner: PageAccess): boolean {
  if (outer.kind === 'everyone') return true;
  if (inner.kind === 'everyone') return false;
  if (outer.groups === null) return true;
  return inner.groups?.every((group) => outer.groups?.includes(group)) ?? false;
}
