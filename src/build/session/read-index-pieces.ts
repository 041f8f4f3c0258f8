import { beginsRun } from '../../base/text/begins-run.ts';
import { type FieldTexts, fieldTexts } from '../../shared/search/fields.ts';
import type { PiecePostings } from '../../shared/search/piece-postings.ts';
import type { PartitionPlan } from '../../shared/search/plan-partition.ts';
import type { SearchSection } from '../../shared/search/search-section.ts';
import { countWorkers } from '../processes/count-workers.ts';
import { createBlockReader, type IndexBlock, type KeptPostings } from '../processes/keep-postings.ts';
import type { RenderPool } from '../processes/render-pool.ts';

/** A run of pages to be read. */
export interface ReadRun {
  /** Of its first page. */
  route: string;
  name: () => string;
  sections: () => readonly SearchSection[];
}

/**
 * Reads the runs of a partition by blocks of them: what was kept of them here, the others in the processes of a pool.
 * So of a large site a few blocks are read and joined, and after an edit the one alone that holds its run is made anew.
 */
export async function readIndexPieces(
  runs: readonly ReadRun[],
  {
    rules,
    means,
    pool,
    kept,
  }: Pick<PartitionPlan, 'rules' | 'means'> & { pool: Pick<RenderPool, 'readPostings'>; kept: KeptPostings | null },
): Promise<PiecePostings[]> {
  const nameOf = (run: ReadRun): string | null => kept?.nameOf([run.name(), rules, means]) ?? null;
  const read = async (block: readonly ReadRun[]): Promise<PiecePostings> => {
    const names = block.map(nameOf);
    const name = kept && block.length > 1 ? kept.nameOf(names) : names[0]!;
    const known = name === null ? null : kept!.find(name);
    if (known) return known;
    const textsOf = (run: ReadRun): FieldTexts[] => run.sections().map(fieldTexts);
    const ask = (isKept: (name: string | null) => boolean): IndexBlock => ({
      ...{ name, rules, means },
      pieces: block.map((run, at) => ({ name: names[at]!, sections: isKept(names[at]!) ? null : textsOf(run) })),
    });
    // A process can end for reasons that are none of this block.
    return pool
      .readPostings(ask((piece) => piece !== null && kept!.has(piece)))
      .catch(() => createBlockReader(null)(ask(() => false)));
  };
  const pieces: PiecePostings[] = [];
  const blocks = cutBlocks(runs).entries();
  const takeTurns = async (): Promise<void> => {
    for (const [number, block] of blocks) pieces[number] = await read(block);
  };
  await Promise.all(Array.from({ length: mostAsked }, takeTurns));
  return pieces;
}

/** Blocks whose texts are held at once: each process has the next ones when it has read one. */
const mostAsked = 3 * countWorkers();

/** Into about as many blocks as a block has runs, as long as few are too small to be worth a file. */
function cutBlocks(runs: readonly ReadRun[]): ReadRun[][] {
  const length = 2 ** Math.max(0, Math.round(Math.log2(Math.sqrt(runs.length) / 2)));
  const blocks: ReadRun[][] = [];
  for (const run of runs) {
    if (blocks.length === 0 || beginsRun(run.route, length)) blocks.push([]);
    blocks.at(-1)!.push(run);
  }
  return blocks;
}
