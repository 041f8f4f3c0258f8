import type { PageVisibility } from '../../model/page.ts';
import type { PageAccess } from '../../model/service.ts';

export const everyone: PageAccess = { kind: 'everyone' };
export const nobody: PageAccess = { kind: 'members', groups: [] };

/** What is said of a page's readers. */
export type ReaderSettings = Pick<PageVisibility, 'groups' | 'public'>;

/**
 * The settings of a page with what it inherits. Its own win: `groups` restrict the page wherever it stands, unless the
 * page says `public: true` as well; groups then decide on the playground alone.
 */
export function decideVisibility(own: ReaderSettings, inherited: boolean | null): ReaderSettings {
  if (own.public !== null) return own;
  return { groups: own.groups, public: own.groups === null ? inherited : false };
}

/**
 * Who may read a page. `isPrivate`: on a site with sign-in, a page of which nothing is said is for members; elsewhere
 * for everybody.
 */
export function pageAccess(
  { groups, public: isPublic }: ReaderSettings,
  { isPrivate }: { isPrivate: boolean },
): PageAccess {
  if (isPublic === true) return everyone;
  if (groups !== null) return { kind: 'members', groups };
  return isPrivate || isPublic === false ? { kind: 'members', groups: null } : everyone;
}

/** Whether something keeps a page from some readers, also where nobody signs in. */
export function isRestricted(visibility: ReaderSettings): boolean {
  return pageAccess(visibility, { isPrivate: false }).kind !== 'everyone';
}
