import type { SearchPartition } from '../../shared/search/build-search-files.ts';
import { type FieldTexts, fieldTexts } from '../../shared/search/fields.ts';
import { meanLengths } from '../../shared/search/mean-lengths.ts';
import type { PiecePostings } from '../../shared/search/piece-postings.ts';
import { beginsPiece } from '../cache/begins-piece.ts';
import type { RenderPool } from '../processes/create-render-pool.ts';
import { createPieceReader, type KeptPostings } from '../processes/keep-postings.ts';

/** Characters of a piece, however its pages are named. */
const longestPiece = 1_000_000;

/**
 * Reads the sections of a partition: what was kept of them here, the others in the processes of a pool. A partition is
 * cut into pieces where its pages say so (`beginsPiece`).
 */
export function readIndexPieces(
  { sections, rules }: SearchPartition,
  { pool, kept }: { pool: Pick<RenderPool, 'readPostings'>; kept?: KeptPostings | undefined },
): Promise<PiecePostings[]> {
  const texts = cutPieces(sections);
  const means = meanLengths(texts.flat());
  return Promise.all(
    texts.map((own) => {
      const piece = { sections: own, rules, means };
      // A process can end for reasons that are none of this piece.
      return kept?.find(piece) ?? pool.readPostings(piece).catch(() => createPieceReader(undefined)(piece));
    }),
  );
}

function cutPieces(sections: SearchPartition['sections']): FieldTexts[][] {
  const pieces: FieldTexts[][] = [];
  let route: string | null = null;
  let length = 0;
  for (const section of sections) {
    const isNew = section.route !== route;
    route = section.route;
    if (pieces.length === 0 || (isNew && (length > longestPiece || beginsPiece(route)))) {
      pieces.push([]);
      length = 0;
    }
    const texts = fieldTexts(section);
    pieces.at(-1)!.push(texts);
    for (const text of texts) length += text.length;
  }
  return pieces;
}
