import { expect, test } from 'vitest';
import {
  createPieceReader,
  type IndexPiece,
  type KeptPostings,
} from '../../../../src/build/processes/keep-postings.ts';
import { readIndexPieces } from '../../../../src/build/session/read-index-pieces.ts';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { pickRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { cutPartitions, type SearchPartition } from '../../../../src/shared/search/build-search-files.ts';
import { fieldTexts } from '../../../../src/shared/search/fields.ts';
import { meanLengths } from '../../../../src/shared/search/mean-lengths.ts';
import { mergePostings } from '../../../../src/shared/search/merge-postings.ts';
import type { PiecePostings } from '../../../../src/shared/search/piece-postings.ts';
import { readPostings } from '../../../../src/shared/search/read-postings.ts';
import { makeSection } from '../../shared/search/make-section.ts';

const english = createAnalyser(pickRules('en'));
const sections = Array.from({ length: 200 }, (_, page) => [
  makeSection({ route: `/p${page}`, title: `Webhook ${page}`, text: `Calls of read_logs${page % 7}, and of pages.` }),
  makeSection({ route: `/p${page}`, title: `Webhook ${page}`, heading: 'Retries', text: 'again '.repeat(page % 5) }),
]).flat();

/** The pieces that a pool is asked for. */
async function read(
  of: typeof sections,
  { fails = false, kept }: { fails?: boolean; kept?: KeptPostings } = {},
): Promise<{ pieces: string[]; partition: SearchPartition }> {
  const pieces: string[] = [];
  const [partition] = cutPartitions(of);
  const read = createPieceReader(undefined);
  const pool = {
    readPostings: async (piece: IndexPiece) => {
      pieces.push(JSON.stringify(piece));
      if (fails) throw new Error('A process ended');
      return read(piece);
    },
  };
  partition!.pieces = await readIndexPieces(partition!, { pool, kept });
  return { pieces, partition: partition! };
}

test('what is read by pieces is what is read as a whole', async () => {
  const texts = sections.map(fieldTexts);
  const whole = mergePostings([readPostings(texts, { analyser: english, means: meanLengths(texts) })]);
  for (const fails of [false, true]) {
    const { pieces, partition } = await read(sections, { fails });
    expect(pieces.length).toBeGreaterThan(2);
    expect(mergePostings(partition.pieces!)).toEqual(whole);
  }
});

test('an edit, and a page that comes or goes, leave nearly all pieces as they were', async () => {
  const { pieces } = await read(sections);
  const news = async (changed: typeof sections): Promise<number> =>
    (await read(changed)).pieces.filter((piece) => !pieces.includes(piece)).length;
  expect(await news(sections)).toBe(0);
  expect(await news(sections.with(50, { ...sections[50]!, text: 'Other' }))).toBe(1);
  expect(await news(sections.toSpliced(50, 2))).toBeLessThanOrEqual(2);
  expect(await news(sections.toSpliced(50, 0, makeSection({ route: '/new', text: 'New' })))).toBeLessThanOrEqual(2);
});

test('what was kept of a piece is not read again', async () => {
  const noted = new Map<string, PiecePostings>();
  const kept: KeptPostings = {
    find: (piece) => noted.get(JSON.stringify(piece)) ?? null,
    note: (piece, postings) => void noted.set(JSON.stringify(piece), postings),
  };
  const reading = createPieceReader(undefined);
  const { pieces, partition } = await read(sections, { kept });
  for (const piece of pieces) kept.note(JSON.parse(piece), reading(JSON.parse(piece)));
  const again = await read(sections, { kept });
  expect(again.pieces).toEqual([]);
  expect(again.partition.pieces).toEqual(partition.pieces);
  expect((await read(sections.with(50, { ...sections[50]!, text: 'Other' }), { kept })).pieces.length).toBe(1);
});
