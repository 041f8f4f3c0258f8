import { expect, test } from 'vitest';
import type { Audience, PageAccess } from '../../../../src/model/service.ts';
import { proxyOptions } from '../../../../src/service/server/create-site-proxy.ts';
import type { ServedSite } from '../../../../src/service/server/service-options.ts';

const all = ['https://alpha.example.com', 'https://members.example.com', 'https://open.example.com'];
const accesses: PageAccess[] = [
  { kind: 'everyone' },
  { kind: 'members', groups: null },
  { kind: 'members', groups: ['alpha'] },
];

function originsFor(audience: Audience, list: object | null): readonly string[] {
  const site = {
    hosts: [],
    manifest: { origin: null, proxyOrigins: all },
    members: list && { publicOrigins: ['https://open.example.com'], list },
  } as unknown as ServedSite;
  const proxy = { limits: {}, allowPrivate: [], forwardCookies: [] } as unknown as Parameters<typeof proxyOptions>[0];
  return proxyOptions(proxy, { site, audience, begin: () => Promise.reject(new Error()) }).origins.toSorted();
}

const member = (...groups: string[]): Audience => ({ kind: 'member', groups });

test('a reader may call the servers that his pages tell of', () => {
  const list = { accesses, proxyOrigins: { [all[0]!]: [2], [all[1]!]: [2, 1], [all[2]!]: [0] } };
  expect(originsFor({ kind: 'anonymous' }, list)).toEqual(all.slice(2));
  expect(originsFor(member(), list)).toEqual(all.slice(1));
  expect(originsFor(member('beta'), list)).toEqual(all.slice(1));
  expect(originsFor(member('alpha'), list)).toEqual(all);
});

test('where a build does not say whose servers they are, members may call all of them', () => {
  expect(originsFor(member(), { accesses })).toEqual(all);
  expect(originsFor({ kind: 'anonymous' }, { accesses })).toEqual(all.slice(2));
  expect(originsFor({ kind: 'anonymous' }, null)).toEqual(all);
});
