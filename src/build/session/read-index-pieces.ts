import type { SearchPartition } from '../../shared/search/build-search-files.ts';
import { cutRuns } from '../../shared/search/cut-runs.ts';
import { fieldTexts } from '../../shared/search/fields.ts';
import { meanLengths } from '../../shared/search/mean-lengths.ts';
import type { PiecePostings } from '../../shared/search/piece-postings.ts';
import type { RenderPool } from '../processes/create-render-pool.ts';
import { createPieceReader, type KeptPostings } from '../processes/keep-postings.ts';

/**
 * Reads the sections of a partition by runs: what was kept of them here, the others in the processes of a pool.
 */
export function readIndexPieces(
  { sections, rules }: SearchPartition,
  { pool, kept }: { pool: Pick<RenderPool, 'readPostings'>; kept?: KeptPostings | undefined },
): Promise<PiecePostings[]> {
  const texts = cutRuns(sections).map((run) => run.map(fieldTexts));
  const means = meanLengths(texts.flat());
  return Promise.all(
    texts.map((own) => {
      const piece = { sections: own, rules, means };
      // A process can end for reasons that are none of this piece.
      return kept?.find(piece) ?? pool.readPostings(piece).catch(() => createPieceReader(undefined)(piece));
    }),
  );
}
