import type { PageText, ReadTexts } from '../../read/site/read-ahead.ts';
import type { RenderPool } from '../processes/render-pool.ts';

/** Characters and pages of one message: enough that its way costs little, and few enough for all processes. */
const longestBatch = 200_000;
const mostTexts = 16;

/** Reads texts in the processes of a pool. */
export function readTextsIn(pool: Pick<RenderPool, 'readDocuments'>): ReadTexts {
  return async (texts) => {
    const read = cutBatches(texts).map((batch) =>
      // A text that ends its process is told of by whoever reads it then.
      pool.readDocuments(batch).catch(() => batch.map(() => null)),
    );
    return (await Promise.all(read)).flat();
  };
}

function cutBatches(texts: readonly PageText[]): PageText[][] {
  const batches: PageText[][] = [];
  let length = Infinity;
  for (const text of texts) {
    if (length > longestBatch || batches.at(-1)!.length >= mostTexts) {
      batches.push([]);
      length = 0;
    }
    batches.at(-1)!.push(text);
    length += text.body.length;
  }
  return batches;
}
