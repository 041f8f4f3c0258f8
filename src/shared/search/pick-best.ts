export interface RankedSection {
  section: number;
  score: number;
}

const STEPS = 1_024;

/** The sections with the highest scores above 0, best first; of equal ones the first. Linear in their number. */
export function pickBest(scores: Float32Array, most: number): RankedSection[] {
  const least = findLeast(scores, most);
  const found: RankedSection[] = [];
  for (let section = 0; section < scores.length; section++) {
    const score = scores[section]!;
    if (score > 0 && score >= least) found.push({ section, score });
  }
  return found.sort((a, b) => b.score - a.score || a.section - b.section).slice(0, most);
}

/** A score that at least `most` sections reach and few others: only those need to be sorted. */
function findLeast(scores: Float32Array, most: number): number {
  let top = 0;
  for (let index = 0; index < scores.length; index++) if (scores[index]! > top) top = scores[index]!;
  const counts = new Uint32Array(STEPS + 1);
  const scale = top > 0 ? STEPS / top : 0;
  for (let index = 0; index < scores.length; index++) if (scores[index]! > 0) counts[(scores[index]! * scale) | 0]!++;
  let reached = 0;
  for (let step = STEPS; step > 0; step--) {
    reached += counts[step]!;
    if (reached >= most) return step / scale - top / STEPS / 2;
  }
  return 0;
}
