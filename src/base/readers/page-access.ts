import type { PageVisibility } from '../../model/page.ts';
import type { PageAccess } from '../../model/service.ts';

export const everyone: PageAccess = { kind: 'everyone' };

/**
 * Who may read a page. What the author calls public is open even when groups are named for it: those then decide on the
 * playground alone. On a site with sign-in any other page is for members.
 */
export function pageAccess(
  { groups, public: isPublic }: Pick<PageVisibility, 'groups' | 'public'>,
  { isPrivate }: { isPrivate: boolean },
): PageAccess {
  if (isPublic && isPrivate) return everyone;
  if (groups !== null) return { kind: 'members', groups };
  return isPrivate ? { kind: 'members', groups: null } : everyone;
}
