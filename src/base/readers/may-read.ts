import type { Audience, PageAccess } from '../../model/service.ts';

/** Whether a reader may see what has this access. Members of any of the groups may. */
export function mayRead(access: PageAccess, audience: Audience): boolean {
  if (access.kind === 'everyone') return true;
  if (audience.kind === 'anonymous') return false;
  return access.groups === null || access.groups.some((group) => audience.groups.includes(group));
}
