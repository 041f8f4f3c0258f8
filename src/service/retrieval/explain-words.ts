import { rarity } from '../../shared/search/create-coverage.ts';
import type { Evidence } from './gather-evidence.ts';

/** What one word of a query adds to a section. */
export interface WordReason {
  /** The term of the index, which may be a completion, another spelling or a word of the same meaning (`~`). */
  term: string;
  points: number;
}

/** The words of the query that a section was found by, the one that says most first. */
export function explainWords({ query, view, section }: Evidence): WordReason[] {
  const { sections } = view.terms;
  const reasons = query.found.matches.flatMap(({ alternatives }) => {
    const points = alternatives.map(({ entry, weight, frequency }) => {
      const { ids, impacts } = entry.read();
      const place = ids.indexOf(section);
      return {
        term: entry.term,
        points: place < 0 ? 0 : (weight * rarity(frequency, sections) * impacts[place]!) / 255,
      };
    });
    return points.sort((a, b) => b.points - a.points).slice(0, 1);
  });
  return reasons.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
}
