import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Limit, LimitState, LimitStore } from '../../store/limit-store.ts';
import { fromStore } from './from-store.ts';

/**
 * Counts a request against limits and gives the headers that tell the client how it stands.
 * @throws RequestRefused with status 429 when one is used up
 */
export async function takeLimits(store: LimitStore, limits: readonly Limit[]): Promise<Record<string, string>> {
  const { accepted, states } = await fromStore(store.take(limits));
  if (accepted)
    return describe(states.reduce((tightest, state) => (state.remaining < tightest.remaining ? state : tightest)));
  const used =
    states.filter(({ remaining }) => remaining <= 0).toSorted((a, b) => b.resets - a.resets)[0] ?? states[0]!;
  const headers = describe(used);
  const message = `The limit of ${used.limit.most} requests is used up; it opens again in ${headers['ratelimit-reset']} seconds`;
  throw new RequestRefused(
    429,
    { code: 'rate_limited', message },
    { headers: { ...headers, 'retry-after': headers['ratelimit-reset']! } },
  );
}

function describe({ limit, remaining, resets }: LimitState): Record<string, string> {
  return {
    'ratelimit-limit': String(limit.most),
    'ratelimit-remaining': String(Math.max(0, remaining)),
    'ratelimit-reset': String(Math.max(1, Math.ceil((resets - Date.now()) / 1000))),
  };
}
