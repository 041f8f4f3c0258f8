import type { PageAccess } from '../../model/service.ts';
import { everyone, nobody } from './page-access.ts';
import { coversAccess, uniteAccess } from './unite-access.ts';

/** Accesses of which a reader needs all; never empty, and none says less than another. */
export type JoinedAccess = readonly PageAccess[];

/** Of more, which would double with every list, some readers are left out: none is let in by mistake. */
const mostJoined = 64;

/** Who has all of these accesses; everyone where there is none. */
export function joinAccesses(accesses: readonly PageAccess[]): JoinedAccess {
  const kept: PageAccess[] = [];
  for (const access of accesses) {
    if (kept.some((other) => coversAccess(access, other))) continue;
    kept.splice(0, kept.length, ...kept.filter((other) => !coversAccess(other, access)), access);
  }
  return kept.length === 0 ? [everyone] : kept;
}

/** Who has all accesses of one of these lists; nobody where there is none. */
export function uniteJoined(lists: readonly JoinedAccess[]): JoinedAccess {
  return lists.reduce<JoinedAccess>(
    (united, list) => {
      if (united.length * list.length > mostJoined) return united;
      return joinAccesses(united.flatMap((one) => list.map((other) => uniteAccess([one, other]))));
    },
    [nobody],
  );
}
