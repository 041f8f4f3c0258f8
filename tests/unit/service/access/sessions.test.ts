import { expect, test } from 'vitest';
import { createSessions, type ReaderSession } from '../../../../src/service/access/sessions.ts';
import { createSigner } from '../../../../src/service/access/signer.ts';

const day = 86_400;
const place = { path: '/', secure: false };
const identity = { groups: ['staff'], content: {}, apiPlaygroundInputs: {}, expiresAt: null };
const asking = (cookie: string): Request =>
  new Request('http://docs.test/', { headers: { cookie: cookie.split(';')[0]! } });

/** Uses a session each day, as long as it lasts, for a year at most. */
async function useDaily(lifetime: number): Promise<number> {
  let time = 1_700_000_000;
  const begun = time;
  const sessions = createSessions({
    signer: createSigner(['s'.repeat(32)], 'docs'),
    lifetime,
    now: () => time,
    signOuts: { has: async () => false, add: async () => undefined },
  });
  let cookie = sessions.issue(identity, place);
  let session: ReaderSession | null = null;
  for (; time < begun + 365 * day; time += day) {
    session = await sessions.read(asking(cookie), place);
    if (!session) break;
    cookie = sessions.renew(session, place)[0] ?? cookie;
  }
  return (time - begun) / day;
}

test('a session that is used every day goes on beyond its hours, and ends a month after the sign-in', async () => {
  expect(await useDaily(7 * day)).toBe(30);
  expect(await useDaily(90 * day)).toBe(90);
});

test('a session that has just found room in a cookie has it still when it is renewed', async () => {
  let time = 1_700_000_000.5;
  const sessions = createSessions({
    signer: createSigner(['s'.repeat(32)], 'docs'),
    lifetime: 7 * day + 0.25,
    now: () => time,
    signOuts: { has: async () => false, add: async () => undefined },
  });
  const issueOf = (length: number): string | null => {
    try {
      return sessions.issue({ ...identity, content: { text: 'x'.repeat(length) } }, place);
    } catch {
      return null;
    }
  };
  const largest = Array.from({ length: 3_000 }, (_, length) => issueOf(length)).findLast((cookie) => cookie !== null)!;
  time += 3 * day + 0.123;
  const session = await sessions.read(asking(largest), place);
  expect(sessions.renew(session!, place)).toHaveLength(1);
});
