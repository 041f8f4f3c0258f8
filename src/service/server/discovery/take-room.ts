import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { LimitState } from '../../store/limit-store.ts';
import { limitAddress } from '../http/limit-address.ts';
import type { DiscoveryContext } from '../service-options.ts';
import type { DiscoveryOptions } from './discovery-options.ts';
import { type Counted, takeLimits } from './take-limits.ts';

const day = 86_400_000;
/** Bytes that a row takes besides its texts. */
const ofRow = 100;

/**
 * Counts what is to be kept of a request: whoever needs no key could otherwise fill the disk, within the number of
 * requests that he has.
 * @throws RequestRefused with status 429 when nothing more is kept today
 */
export function takeRoom(
  texts: readonly string[],
  { clientAddress, site }: DiscoveryContext,
  { limits, limitNumbers }: Pick<DiscoveryOptions, 'limits' | 'limitNumbers'>,
): Promise<Counted> {
  const amount = texts.reduce((sum, text) => sum + Buffer.byteLength(text), ofRow);
  return takeLimits(
    limits,
    [
      { key: `kept-address:${limitAddress(clientAddress)}`, most: limitNumbers.keptPerAddress, window: day, amount },
      { key: `kept:${site.domain}`, most: limitNumbers.keptPerSite, window: day, amount },
    ],
    refuseRoom,
  );
}

function refuseRoom({ limit }: LimitState, seconds: string): RequestRefused {
  const whose = limit.key.startsWith('kept-address:') ? 'you write' : 'readers of this site write';
  return new RequestRefused(429, {
    code: 'rate_limited',
    message: `Of what ${whose}, ${limit.most} bytes are kept in a day; there is room again in ${seconds} seconds`,
  });
}
