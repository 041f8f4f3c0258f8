import type { Problem, ProblemPlace } from '../../model/problem.ts';

/** So many places of one fault are named. */
const SHOWN_PLACES = 3;

/** Where else a fault was seen; for one in a snippet, the pages that show it. `null` where nothing is to be said. */
export function placesText({ places = [], via }: Pick<Problem, 'places' | 'via'>): string | null {
  if (places.length === 0) return via === undefined ? null : `Shown on ${via}`;
  const shown = places.slice(0, SHOWN_PLACES).map((place) => positionText(place) || (place.file ?? ''));
  const rest = places.length > SHOWN_PLACES ? `, and ${places.length - SHOWN_PLACES} more` : '';
  return `${via === undefined ? 'In' : 'Shown in'} ${places.length} places: ${shown.join(', ')}${rest}`;
}

/** `file:line:column`; empty where no line is known. */
export function positionText({ file, line, column }: ProblemPlace): string {
  if (!file || line === undefined) return '';
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
