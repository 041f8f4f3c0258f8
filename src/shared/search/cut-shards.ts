import { hashText } from '../../base/text/hash-text.ts';
import type { Postings } from './merge-postings.ts';

/** Of the wanted bytes, the share after which a shard may end, that at which it must, and how often a term says so. */
const [least, most, often] = [0.8, 1.25, 5];

export interface ShardPlan {
  /** Bytes of one shard, about. */
  size: number;
  isWanted: (term: string) => boolean;
}

/**
 * The places of the wanted terms, by shards. Where it ends is for the next term to say: if shards
 * ended by size alone, one more word in a text would move the ends of all after it, and each would be another file.
 */
export function cutShards(
  { terms, starts }: Pick<Postings, 'terms' | 'starts'>,
  { size, isWanted }: ShardPlan,
): number[][] {
  const shards: number[][] = [];
  let bytes = Infinity;
  for (let place = 0; place < terms.length; place++) {
    if (!isWanted(terms[place]!)) continue;
    const own = 6 + (starts[place + 1]! - starts[place]!) * 2.2;
    const isFull = bytes + own > size * most;
    if (isFull || (bytes > size * least && hashText(terms[place]!) < ((own * often) / size) * 2 ** 32)) {
      shards.push([]);
      bytes = 0;
    }
    shards.at(-1)!.push(place);
    bytes += own;
  }
  return shards;
}
