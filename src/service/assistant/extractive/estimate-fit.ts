/**
 * How likely a further passage answers a question by itself, 0 to 1: a logistic curve through what speaks for it and
 * the likeness of its best piece, fitted to half of the questions in `bench/assistant` and to as many that the sites do
 * not answer.
 */
export function estimateFit({ score, likeness }: { score: number; likeness: number | null }): number {
  const found = Math.sqrt(Math.max(0, score));
  const sum = likeness === null ? -2.6 + 7.2 * found : -3.3 + 5 * found + 3.7 * Math.max(0, likeness);
  return 1 / (1 + Math.exp(-sum));
}
