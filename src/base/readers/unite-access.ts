import type { PageAccess } from '../../model/service.ts';

/**
 * Who may see something that leads to several pages: whoever may read one of them; members of no group when there is
 * none.
 */
export function uniteAccess(accesses: readonly PageAccess[]): PageAccess {
  const groups = new Set<string>();
  for (const access of accesses) {
    if (access.kind === 'everyone') return access;
    if (access.groups === null) return everyMember(accesses);
    for (const group of access.groups) groups.add(group);
  }
  return { kind: 'members', groups: [...groups] };
}

function everyMember(accesses: readonly PageAccess[]): PageAccess {
  return accesses.find(({ kind }) => kind === 'everyone') ?? { kind: 'members', groups: null };
}

/** Whether everybody who may read `narrow` may read `wide` too. */
export function coversAccess(wide: PageAccess, narrow: PageAccess): boolean {
  if (wide.kind === 'everyone') return true;
  if (narrow.kind === 'everyone') return false;
  if (wide.groups === null) return true;
  return narrow.groups?.every((group) => wide.groups!.includes(group)) ?? false;
}
