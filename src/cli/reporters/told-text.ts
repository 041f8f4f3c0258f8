import { placesText } from '../../base/errors/places-text.ts';
import type { Problem } from '../../model/problem.ts';

/** What a problem says as one text: message, hint, and where else it was seen. */
export function toldText(problem: Problem): string {
  return [problem.message, problem.hint, placesText(problem)].filter(Boolean).join('. ');
}
