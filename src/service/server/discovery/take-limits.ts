import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Limit, LimitCounter, LimitState } from '../../store/limit-store.ts';
import { fromStore } from './from-store.ts';

/** A request that was counted. */
export interface Counted {
  /** How the limits stand, for the client. */
  headers: Record<string, string>;
  /** Takes it out of the count again: it was refused for a reason of its own. */
  giveBack: () => Promise<void>;
}

/**
 * Counts a request against limits. `refuse` says what is used up, where that is no number of requests.
 * @throws RequestRefused with status 429 when one is used up
 */
export async function takeLimits(
  store: LimitCounter,
  limits: readonly Limit[],
  refuse = refuseRequests,
): Promise<Counted> {
  const { accepted, states } = await fromStore(store.take(limits));
  if (accepted) {
    const tightest = states.reduce((found, state) => (state.remaining < found.remaining ? state : found));
    return { headers: describe(tightest), giveBack: () => store.giveBack(states).catch(() => undefined) };
  }
  const used =
    states.filter(({ remaining }) => remaining <= 0).toSorted((a, b) => b.resets - a.resets)[0] ?? states[0]!;
  const headers = describe(used);
  const { status, body } = refuse(used, headers['ratelimit-reset']!);
  throw new RequestRefused(status, body, { headers: { ...headers, 'retry-after': headers['ratelimit-reset']! } });
}

function refuseRequests({ limit }: LimitState, seconds: string): RequestRefused {
  const message = `The limit of ${limit.most} requests has been reached; try again in ${seconds} seconds`;
  return new RequestRefused(429, { code: 'rate_limited', message });
}

function describe({ limit, remaining, resets }: LimitState): Record<string, string> {
  return {
    'ratelimit-limit': String(limit.most),
    'ratelimit-remaining': String(Math.max(0, remaining)),
    'ratelimit-reset': String(Math.max(1, Math.ceil((resets - Date.now()) / 1000))),
  };
}
