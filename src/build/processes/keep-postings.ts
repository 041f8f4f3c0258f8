import { deserialize, serialize } from 'node:v8';
import { type Analyser, createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import type { FieldTexts } from '../../shared/search/fields.ts';
import type { MeanLengths } from '../../shared/search/mean-lengths.ts';
import type { PiecePostings } from '../../shared/search/piece-postings.ts';
import { readPostings } from '../../shared/search/read-postings.ts';
import { nameContent } from '../cache/name-content.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import { pack, unpack } from '../cache/pack.ts';
import type { KeepOptions } from '../render/render-context.ts';

/** Some sections of the index, and what their postings follow from beside them. */
export interface IndexPiece {
  sections: FieldTexts[];
  /** The language whose rules read them. */
  rules: string;
  means: MeanLengths;
}

/** What was read of pieces in the last builds. */
export interface KeptPostings {
  find: (piece: IndexPiece) => PiecePostings | null;
  note: (piece: IndexPiece, postings: PiecePostings) => void;
}

export function openKeptPostings({ folder, maker }: KeepOptions): KeptPostings {
  const files = openCacheFolder(folder);
  const nameOf = (piece: IndexPiece): string => nameContent(JSON.stringify([maker, 'postings', piece]));
  return {
    find: (piece) => {
      const kept = unpack(files.read(nameOf(piece)));
      return kept && (deserialize(kept) as PiecePostings);
    },
    note: (piece, postings) => files.write(nameOf(piece), pack(serialize(postings))),
  };
}

/** Reads pieces one after the other, by rules that are opened once, and keeps what it has read. */
export function createPieceReader(keep: KeepOptions | undefined): (piece: IndexPiece) => PiecePostings {
  const analysers = new Map<string, Analyser>();
  const kept = keep && openKeptPostings(keep);
  return (piece) => {
    const { sections, rules, means } = piece;
    const analyser = analysers.get(rules) ?? createAnalyser(pickRules(rules));
    analysers.set(rules, analyser);
    const postings = readPostings(sections, { analyser, means });
    kept?.note(piece, postings);
    return postings;
  };
}
