/**
 * Places of texts that are embedded together: of about the same length, since the shorter ones cost as much as the
 * longest.
 */
export function planBatches(texts: readonly string[], most: number): number[][] {
  const places = texts.map((_, place) => place).sort((a, b) => texts[a]!.length - texts[b]!.length);
  const batches: number[][] = [];
  for (let from = 0; from < places.length; from += most) batches.push(places.slice(from, from + most));
  return batches;
}
