import type { Texts } from '../../../base/languages/texts.ts';
import { fillText } from '../../support/fill-text.ts';
import type { JsonFault } from './json-fault.ts';

/** A fault in words: the reader's language for what and where, the browser's for why. */
export function describeJsonFault(
  { place, reason }: JsonFault,
  { notJson, position }: Pick<Texts['playground'], 'notJson' | 'position'>,
): string {
  return `${notJson}${place ? ` (${fillText(position, place)})` : ''}: ${reason}`;
}
