import { deserialize, serialize } from 'node:v8';
import { type Analyser, createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import type { FieldTexts } from '../../shared/search/fields.ts';
import type { MeanLengths } from '../../shared/search/mean-lengths.ts';
import { joinPieces } from '../../shared/search/merge-postings.ts';
import type { PiecePostings } from '../../shared/search/piece-postings.ts';
import { readPostings } from '../../shared/search/read-postings.ts';
import { nameContent } from '../cache/name-content.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import { pack, unpack } from '../cache/pack.ts';
import type { KeepOptions } from '../render/render-context.ts';

/** Consecutive sections of the index, and what their postings follow from beside them. */
export interface IndexBlock {
  /** Under which its postings are kept; `null` where nothing is. */
  name: string | null;
  pieces: IndexPiece[];
  /** The language whose rules read them. */
  rules: string;
  means: MeanLengths;
}

/** The sections of a run of pages. */
export interface IndexPiece {
  name: string | null;
  /** `null`: an earlier build has kept the postings under the name. */
  sections: FieldTexts[] | null;
}

/** What was read of pieces, and of blocks of them, in the last builds. */
export interface KeptPostings {
  /** `parts`: what they follow from; those of a piece alone are those of its block. */
  nameOf: (parts: readonly unknown[]) => string;
  has: (name: string) => boolean;
  find: (name: string) => PiecePostings | null;
  note: (name: string, postings: PiecePostings) => void;
}

export function openKeptPostings({ folder, maker }: KeepOptions): KeptPostings {
  const files = openCacheFolder(folder);
  return {
    nameOf: (parts) => nameContent(JSON.stringify([maker, 'postings', parts])),
    has: files.has,
    find: (name) => {
      const kept = unpack(files.read(name));
      return kept && (deserialize(kept) as PiecePostings);
    },
    note: (name, postings) => files.write(name, pack(serialize(postings))),
  };
}

/**
 * Reads blocks one after the other, by rules that are opened once, and keeps what it has read.
 * @throws Error where postings are not kept any more that should be
 */
export function createBlockReader(kept: Omit<KeptPostings, 'nameOf'> | null): (block: IndexBlock) => PiecePostings {
  const analysers = new Map<string, Analyser>();
  const openRules = (rules: string): Analyser => {
    const analyser = analysers.get(rules) ?? createAnalyser(pickRules(rules));
    analysers.set(rules, analyser);
    return analyser;
  };
  const keep = (name: string | null, postings: PiecePostings): PiecePostings => {
    if (name !== null) kept?.note(name, postings);
    return postings;
  };
  return ({ name, pieces, rules, means }) => {
    const read = pieces.map(({ name, sections }) => {
      if (sections) return keep(name, readPostings(sections, { analyser: openRules(rules), means }));
      const known = name === null ? null : kept?.find(name);
      if (!known) throw new Error('The cached data of the search index is gone');
      return known;
    });
    return read.length === 1 ? read[0]! : keep(name, joinPieces(read));
  };
}
