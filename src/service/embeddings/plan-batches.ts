/** What is longer than the shortest by more than this costs less in a batch of its own than all of them beside it. */
const mostLonger = 2;

/**
 * Places of texts that are embedded together: of about the same length, since the shorter ones cost as much as the
 * longest.
 */
export function planBatches(texts: readonly string[], most: number): number[][] {
  const places = texts.map((_, place) => place).sort((a, b) => texts[a]!.length - texts[b]!.length);
  const batches: number[][] = [];
  for (const place of places) {
    const batch = batches.at(-1);
    const fits = batch && batch.length < most && texts[place]!.length <= mostLonger * texts[batch[0]!]!.length;
    if (fits) batch.push(place);
    else batches.push([place]);
  }
  return batches;
}
