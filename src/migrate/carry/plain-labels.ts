import { isObject } from '../../base/values/is-object.ts';
import { wordsOfHtml } from '../markup/words-of-html.ts';

const labels: ReadonlySet<string> = new Set(['group', 'tab', 'anchor', 'dropdown', 'item']);

/** A navigation with the words of its labels alone: other generators show the HTML that stands in them. */
export function plainLabels<Part>(navigation: Part): Part {
  if (Array.isArray(navigation)) return navigation.map(plainLabels) as Part;
  if (!isObject(navigation)) return navigation;
  const entries = Object.entries(navigation).map(([key, value]) => [
    key,
    labels.has(key) && typeof value === 'string' ? wordsOfHtml(value) || value : plainLabels(value),
  ]);
  return Object.fromEntries(entries) as Part;
}
