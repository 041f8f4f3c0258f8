import { countBits } from './count-bits.ts';
import { createCoverage, isSingle, rarity } from './create-coverage.ts';
import type { QueryMatch } from './find-terms.ts';
import type { LoadedPartition } from './load-partition.ts';
import { rateNames } from './rate-names.ts';

export interface ScoreOptions {
  matches: readonly QueryMatch[];
  /** See `FoundTerms`. */
  names?: readonly QueryMatch[];
  required?: number;
  phrased?: ReadonlySet<number> | null;
  excluded?: ReadonlySet<number>;
  partition: LoadedPartition;
  /** Which pages may be found; all when not given. Others take no part from the beginning. */
  isWanted?: ((page: number) => boolean) | undefined;
}

/**
 * A section that has every word of the query beats one that has a single word very often. Each word counts as much as
 * it says: a rare one that is missing is a greater lack than a common one.
 */
const COVERAGE_SHARE = 0.72;

/**
 * Who types the text of an error wants the section that quotes it: so much more is worth what has all words side by
 * side. Two pairs of neighbours say nothing of it, since other sections have them by chance.
 */
const QUOTE_BONUS = 0.4;
const CHANCE_PAIRS = 2;

export interface SectionScores {
  /** How well each section answers by its words, times what its page weighs; 0 for one that does not. */
  scores: Float32Array;
  /** Bits of the query's words that each section has. */
  covered: Uint32Array;
}

/** Looks at each section by itself. */
export function scoreSections({
  matches,
  names = [],
  required = 0,
  phrased = null,
  excluded,
  partition,
  isWanted,
}: ScoreOptions): SectionScores {
  const { scores, covered, paired } = addImpacts(matches, partition.sections);
  // A name with one word that says something (`is_active`) is found by it and as a whole.
  const words = countBits(matches.reduce((bits, { covers }) => bits | covers, 0));
  const mostPaired = words - 1;
  const rateByNames = rateNames({ names, words, sections: partition.sections });
  const measureCoverage = createCoverage(matches, partition.sections);
  const { pageOf, factor } = partition.pages;
  for (let section = 0; section < scores.length; section++) {
    if (scores[section] === 0) continue;
    const page = pageOf[section]!;
    const coverage = measureCoverage(covered[section]!);
    const isLeftOut =
      isWanted?.(page) === false ||
      (covered[section]! & required) !== required ||
      phrased?.has(section) === false ||
      excluded?.has(section);
    scores[section] = isLeftOut
      ? 0
      : scores[section]! *
        (1 - COVERAGE_SHARE + COVERAGE_SHARE * coverage) *
        (1 + QUOTE_BONUS * shareQuoted(paired[section]!, mostPaired)) *
        rateByNames(section) *
        factor[page]!;
  }
  return { scores, covered };
}

/** Share of the pairs of neighbours in a query that a section has, beyond those that it may have by chance. */
function shareQuoted(paired: number, most: number): number {
  const share = (paired - CHANCE_PAIRS) / (most - CHANCE_PAIRS);
  return most > CHANCE_PAIRS ? Math.min(1, Math.max(0, share)) : 0;
}

interface SectionImpacts {
  scores: Float32Array;
  /** Bits of the query's words that a section has. */
  covered: Uint32Array;
  /** How many things a section has that stand for several words. */
  paired: Uint8Array;
}

function addImpacts(matches: readonly QueryMatch[], sections: number): SectionImpacts {
  const scores = new Float32Array(sections);
  const covered = new Uint32Array(sections);
  const paired = new Uint8Array(sections);
  const best = new Float32Array(sections);
  for (const match of matches) {
    const touched: number[] = [];
    for (const { entry, weight, frequency } of match.alternatives) {
      const factor = (weight * rarity(frequency, sections)) / 255;
      const { ids, impacts } = entry.read();
      for (let index = 0; index < ids.length; index++) {
        const section = ids[index]!;
        if (section >= sections) continue;
        if (best[section] === 0) touched.push(section);
        const impact = factor * impacts[index]!;
        if (impact > best[section]!) best[section] = impact;
      }
    }
    for (const section of touched) {
      scores[section]! += best[section]!;
      covered[section]! |= match.covers;
      if (!isSingle(match)) paired[section]! += 1;
      best[section] = 0;
    }
  }
  return { scores, covered, paired };
}
