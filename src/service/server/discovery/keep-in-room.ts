import { RequestRefused } from '../../../base/http/request-refused.ts';
import type { Limit, LimitState } from '../../store/limit-store.ts';
import { limitAddress } from '../http/limit-address.ts';
import type { DiscoveryContext } from '../service-options.ts';
import type { DiscoveryOptions, LimitNumbers } from './discovery-options.ts';
import { takeLimits } from './take-limits.ts';

const day = 86_400_000;
/** Bytes that a row takes besides its texts. */
const ofRow = 100;

interface Kept<Result> {
  /** What is kept of the request. */
  texts: readonly string[];
  keep: () => Promise<Result>;
  /** Whether it was kept in the end; always unless told. */
  isKept?: (result: Result) => boolean;
}

/**
 * Keeps something of a request where there is room for it today: whoever needs no key could otherwise fill the disk,
 * within the number of requests that he has. What is not kept in the end takes no room.
 * @throws RequestRefused with status 429 when nothing more is kept today, and what `keep` throws
 */
export async function keepInRoom<Result>(
  { texts, keep, isKept = () => true }: Kept<Result>,
  { clientAddress, site }: DiscoveryContext,
  { limits, limitNumbers }: Pick<DiscoveryOptions, 'limits' | 'limitNumbers'>,
): Promise<Result> {
  const room = await takeLimits(limits, roomOf(texts, { clientAddress, site }, limitNumbers), refuseRoom);
  let isDone = false;
  try {
    const result = await keep();
    isDone = isKept(result);
    return result;
  } finally {
    if (!isDone) await room.giveBack();
  }
}

/** Counts what is kept already, such as an answer: where it fills the room, the next request is refused. */
export async function noteKept(
  texts: readonly string[],
  context: Pick<DiscoveryContext, 'clientAddress' | 'site'>,
  { limits, limitNumbers }: Pick<DiscoveryOptions, 'limits' | 'limitNumbers'>,
): Promise<void> {
  await limits.take(roomOf(texts, context, limitNumbers)).catch(() => undefined);
}

function roomOf(
  texts: readonly string[],
  { clientAddress, site }: Pick<DiscoveryContext, 'clientAddress' | 'site'>,
  { keptPerAddress, keptPerSite }: Pick<LimitNumbers, 'keptPerAddress' | 'keptPerSite'>,
): Limit[] {
  const amount = texts.reduce((sum, text) => sum + Buffer.byteLength(text), ofRow);
  return [
    { key: `kept-address:${limitAddress(clientAddress)}`, most: keptPerAddress, window: day, amount },
    { key: `kept:${site.domain}`, most: keptPerSite, window: day, amount },
  ];
}

function refuseRoom({ limit }: LimitState, seconds: string): RequestRefused {
  const whose = limit.key.startsWith('kept-address:') ? 'you write' : 'readers of this site write';
  return new RequestRefused(429, {
    code: 'rate_limited',
    message: `Of what ${whose}, ${limit.most} bytes are stored per day; there is room again in ${seconds} seconds`,
  });
}
