import { createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import type { SearchPartition } from '../../shared/search/build-search-files.ts';
import { type FieldTexts, fieldTexts, readTerms } from '../../shared/search/read-terms.ts';
import type { SectionTerms } from '../../shared/search/section-terms.ts';
import { nameContent } from '../cache/name-content.ts';
import type { RenderPool } from '../processes/create-render-pool.ts';

/** One page in so many begins a new piece: pieces hold as many pages on average. */
const pagesPerPiece = 32;
/** Characters of a piece, however its pages are named. */
const longestPiece = 1_000_000;

/**
 * Reads the sections of a partition in the processes of a pool. It is cut into pieces where the pages say so, not by
 * their number, so that a page that comes or goes leaves the other pieces as they were.
 */
export function readIndexTerms(
  { sections, rules }: SearchPartition,
  pool: Pick<RenderPool, 'readTerms'>,
): Promise<SectionTerms[]> {
  return Promise.all(
    cutPieces(sections).map((piece) =>
      // A process can end for reasons that are none of this piece.
      pool.readTerms(piece, rules).catch(() => readTerms(piece, createAnalyser(pickRules(rules)))),
    ),
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

function beginsPiece(route: string): boolean {
  return Buffer.from(nameContent(route), 'base64url').readUInt32LE() % pagesPerPiece === 0;
}
