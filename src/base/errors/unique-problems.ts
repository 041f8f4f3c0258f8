import type { Problem, ProblemPlace } from '../../model/problem.ts';

/**
 * Each problem once, in the order of first mention: loading and rendering a page find the same faults in it. Problems
 * of one cause, and one fault that several pages show, become one with all their places.
 */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, problemIdentity);
  return [...groups.values()].map((same) => {
    const first = same[0]!;
    const places = same.length > 1 ? placesOf(same) : [];
    return places.length > 1 ? { ...first, places } : first;
  });
}

/** What tells one fault from another. */
export function problemIdentity({ severity, code, file, line, column, key, message, cause }: Problem): string {
  return JSON.stringify(cause === undefined ? [code, file, line, column, key, message] : [severity, code, cause]);
}

/** A fault inside a snippet is seen on the pages that show it. */
function placesOf(problems: readonly Problem[]): ProblemPlace[] {
  const places = problems.flatMap(
    ({ file, line, column, via, places: known }) =>
      known ?? (via === undefined ? [{ file, line, column }] : [{ file: via }]),
  );
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
