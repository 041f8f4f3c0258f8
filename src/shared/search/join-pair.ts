/**
 * Two neighbouring words as one term. It is sorted right behind the first word, so it is mostly found in the same
 * shard.
 */
export function joinPair(first: string, second: string): string {
  return `${first} ${second}`;
}
