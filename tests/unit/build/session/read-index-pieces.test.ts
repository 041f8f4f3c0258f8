import { expect, test } from 'vitest';
import { nameContent } from '../../../../src/build/cache/name-content.ts';
import {
  createBlockReader,
  type IndexBlock,
  type KeptPostings,
} from '../../../../src/build/processes/keep-postings.ts';
import { readIndexPieces } from '../../../../src/build/session/read-index-pieces.ts';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { pickRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { cutRuns } from '../../../../src/shared/search/cut-runs.ts';
import { fieldTexts } from '../../../../src/shared/search/fields.ts';
import { meanLengths } from '../../../../src/shared/search/mean-lengths.ts';
import { mergePostings } from '../../../../src/shared/search/merge-postings.ts';
import type { PiecePostings } from '../../../../src/shared/search/piece-postings.ts';
import { readPostings } from '../../../../src/shared/search/read-postings.ts';
import { makeSection } from '../../shared/search/make-section.ts';

const english = createAnalyser(pickRules('en'));
const sections = Array.from({ length: 1_600 }, (_, page) => [
  makeSection({ route: `/p${page}`, title: `Webhook ${page}`, text: `Calls of read_logs${page % 7}, and of pages.` }),
  makeSection({ route: `/p${page}`, title: `Webhook ${page}`, heading: 'Retries', text: 'again '.repeat(page % 5) }),
]).flat();
const means = meanLengths(sections.map(fieldTexts));

function keepInMemory(): KeptPostings {
  const noted = new Map<string, PiecePostings>();
  return {
    nameOf: (parts) => nameContent(JSON.stringify(parts)),
    has: (name) => noted.has(name),
    find: (name) => noted.get(name) ?? null,
    note: (name, postings) => void noted.set(name, postings),
  };
}

/** How many runs a pool is asked for, and in how many blocks. */
async function read(
  of: typeof sections,
  { fails = false, kept = null }: { fails?: boolean; kept?: KeptPostings | null } = {},
): Promise<{ runs: number; blocks: number; pieces: PiecePostings[] }> {
  const asked: IndexBlock[] = [];
  const reader = createBlockReader(kept);
  const pool = {
    readPostings: async (block: IndexBlock) => {
      asked.push(block);
      if (fails) throw new Error('A process ended');
      return reader(block);
    },
  };
  const runs = cutRuns(of, ({ text }) => text.length).map((run) => ({
    ...{ route: run[0]!.route, sections: () => run },
    name: () => nameContent(JSON.stringify(run)),
  }));
  const pieces = await readIndexPieces(runs, { ...{ rules: 'en', means, pool }, kept });
  const read = asked.flatMap((block) => block.pieces).filter((piece) => piece.sections !== null);
  return { runs: read.length, blocks: asked.length, pieces };
}

test('what is read by runs and joined to blocks is what is read as a whole', async () => {
  const whole = mergePostings([readPostings(sections.map(fieldTexts), { analyser: english, means })]);
  for (const options of [{ fails: false }, { fails: true }, { fails: true, kept: keepInMemory() }]) {
    const { runs, pieces } = await read(sections, options);
    expect(runs).toBeGreaterThan(20);
    expect(pieces.length).toBeLessThan(runs / 2);
    expect(mergePostings(pieces)).toEqual(whole);
  }
});

test('an edit, and a page that comes or goes, leave nearly all runs as they were', async () => {
  const kept = keepInMemory();
  await read(sections, { kept });
  const news = async (changed: typeof sections): Promise<{ runs: number; blocks: number }> => {
    const { runs, blocks, pieces } = await read(changed, { kept });
    const anew = readPostings(changed.map(fieldTexts), { analyser: english, means });
    expect(mergePostings(pieces)).toEqual(mergePostings([anew]));
    return { runs, blocks };
  };
  expect(await news(sections)).toEqual({ runs: 0, blocks: 0 });
  expect(await news(sections.with(50, { ...sections[50]!, text: 'Other' }))).toEqual({ runs: 1, blocks: 1 });
  expect((await news(sections.toSpliced(50, 2))).runs).toBeLessThanOrEqual(2);
  expect((await news(sections.toSpliced(50, 0, makeSection({ route: '/new', text: 'New' })))).runs).toBeLessThan(3);
});
