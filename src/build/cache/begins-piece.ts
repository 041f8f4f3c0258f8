import { nameContent } from './name-content.ts';

/** One page in so many begins a new piece: pieces hold as many pages on average. */
const pagesPerPiece = 32;

/**
 * Whether a run of pages that is kept as a whole begins with the page of a route. Pages say so themselves and it is not
 * counted, so that a page that comes or goes leaves the other pieces as they were.
 */
export function beginsPiece(route: string): boolean {
  return Buffer.from(nameContent(route), 'base64url').readUInt32LE() % pagesPerPiece === 0;
}
