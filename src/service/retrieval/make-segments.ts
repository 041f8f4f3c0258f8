import { zstdCompressSync } from 'node:zlib';
import type { ServicePageText } from '../../model/service-page.ts';
import type { Analyser } from '../../shared/search/analyser.ts';
import { buildIndex } from '../../shared/search/build-index.ts';
import { fieldTexts } from '../../shared/search/fields.ts';
import type { MeanLengths } from '../../shared/search/mean-lengths.ts';
import { readPostings } from '../../shared/search/read-postings.ts';
import type { SearchSection } from '../../shared/search/search-section.ts';
import type { MadeSegment } from '../store/search-store.ts';
import { type EmbedOptions, embedSections } from './embed-sections.ts';
import { termsParts, vectorParts } from './index-layout.ts';
import type { PartitionPiece } from './partition-sections.ts';
import { packSegment } from './segment-file.ts';
import { describeVectors } from './vector-table.ts';

export interface TermsOptions {
  analyser: Analyser;
  /** Of the whole partition. */
  means: MeanLengths;
  /** Of the site. */
  pages: readonly ServicePageText[];
  /** Whether an engine looks words up. */
  isApart: boolean;
}

/** The segment in which the words of some pages are looked up. */
export function makeTerms(piece: PartitionPiece, { analyser, means, pages, isApart }: TermsOptions): MadeSegment {
  const postings = readPostings(piece.sections.map(fieldTexts), { analyser, means });
  const { files, entry } = buildIndex(piece.sections, analyser, [postings]);
  const parts = new Map<string, Uint8Array>();
  const apart = new Map<string, Uint8Array>();
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    if (name === entry) parts.set(termsParts.entry, bytes);
    else (isApart ? apart : parts).set(name, bytes);
  }
  const local = new Map(piece.pages.map((page, index) => [page, index]));
  const places = Uint32Array.from(piece.places.flatMap(([page, place]) => [local.get(page)!, place]));
  parts.set(termsParts.places, bytesOf(places));
  parts.set(termsParts.routes, new TextEncoder().encode(JSON.stringify(piece.pages.map((page) => pages[page]!.route))));
  return { content: packSegment(parts), belongings: { files: apart } };
}

/** The segment in which the meaning of some sections is compared. */
export async function makeVectors(
  sections: readonly SearchSection[],
  { isApart, ...options }: EmbedOptions & Pick<TermsOptions, 'isApart'>,
): Promise<MadeSegment> {
  const embedded = await embedSections(sections, options);
  const { dimensions } = options.embedder;
  const numbers = new Int8Array(embedded.vectors.length * dimensions);
  embedded.vectors.forEach((vector, index) => numbers.set(vector, index * dimensions));
  if (isApart)
    return {
      content: packSegment(new Map()),
      belongings: { vectors: { numbers, sectionOf: embedded.sections, dimensions } },
    };
  const { signs, scales } = describeVectors(numbers, dimensions);
  const parts = new Map([
    [vectorParts.numbers, bytesOf(numbers)],
    [vectorParts.signs, bytesOf(signs)],
    [vectorParts.scales, bytesOf(scales)],
    [vectorParts.sectionOf, bytesOf(embedded.sections)],
  ]);
  return { content: packSegment(parts) };
}

/** The segment that holds what some pages say, each by itself. */
export function makeTexts(pages: readonly ServicePageText[]): MadeSegment {
  const parts = new Map(pages.map((page, index) => [`${index}`, zstdCompressSync(JSON.stringify(page))]));
  return { content: packSegment(parts) };
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
