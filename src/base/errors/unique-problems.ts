import type { Problem, ProblemPlace } from '../../model/problem.ts';

/**
 * Each problem once, in the order of first mention: loading and rendering a page find the same faults in it. Problems
 * of one cause, and one fault that several pages show, become one with all their places.
 */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, problemIdentity);
  return [...groups.values()].map((same) => {
    const first = same[0]!;
    const isOneOfSnippet = same.every(({ via }) => via !== undefined) && new Set(same.map(placeText)).size === 1;
    const places = same.length > 1 ? placesOf(same, isOneOfSnippet) : [];
    if (places.length <= 1) return first;
    const { via: _via, ...told } = first;
    return { ...(isOneOfSnippet ? first : told), places };
  });
}

/** What tells one fault from another. */
export function problemIdentity({ severity, code, file, line, column, key, message, cause }: Problem): string {
  return JSON.stringify(cause === undefined ? [code, file, line, column, key, message] : [severity, code, cause]);
}

/** One fault inside a snippet is seen on the pages that show it; several stand in places of their own. */
function placesOf(problems: readonly Problem[], isOneOfSnippet: boolean): ProblemPlace[] {
  const places = problems.flatMap(({ file, line, column, via, places: known }) => {
    if (isOneOfSnippet) return known ?? [{ file: via! }];
    return (via === undefined && known) || [{ file, line, column }];
  });
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

function placeText({ file, line, column }: Problem): string {
  return JSON.stringify([file, line, column]);
}
