import { expect, test } from 'vitest';
import { decideVisibility, pageAccess } from '../../../../src/base/readers/page-access.ts';

const staff = ['staff'];

/**
 * What the page says, what the element of the navigation around it or the site says, and who reads it: without and with
 * sign-in.
 */
test.each<[{ groups?: string[]; public?: boolean }, boolean | null, string, string]>([
  [{}, null, 'everyone', 'members'],
  [{}, true, 'everyone', 'everyone'],
  [{}, false, 'members', 'members'],
  [{ public: true }, null, 'everyone', 'everyone'],
  [{ public: true }, false, 'everyone', 'everyone'],
  [{ public: false }, null, 'members', 'members'],
  [{ public: false }, true, 'members', 'members'],
  [{ groups: staff }, null, 'staff', 'staff'],
  [{ groups: staff }, true, 'staff', 'staff'],
  [{ groups: staff }, false, 'staff', 'staff'],
  [{ groups: staff, public: true }, null, 'everyone', 'everyone'],
  [{ groups: staff, public: true }, false, 'everyone', 'everyone'],
  [{ groups: staff, public: false }, true, 'staff', 'staff'],
  [{ groups: [] }, true, 'nobody', 'nobody'],
])('a page with %j where %j is inherited', (own, inherited, openSite, closedSite) => {
  const decided = decideVisibility({ groups: own.groups ?? null, public: own.public ?? null }, inherited);
  expect([false, true].map((isPrivate) => nameOf(pageAccess(decided, { isPrivate })))).toEqual([openSite, closedSite]);
});

function nameOf(access: ReturnType<typeof pageAccess>): string {
  if (access.kind === 'everyone') return 'everyone';
  return access.groups === null ? 'members' : access.groups.join() || 'nobody';
}
