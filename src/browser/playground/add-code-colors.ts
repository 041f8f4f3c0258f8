import { addSheet } from '../support/add-sheet.ts';
import sheet from './written-code.css?url';

/** Links the colours of code that is written in the browser. */
export function addCodeColors(): Promise<unknown> {
  return addSheet(sheet);
}
