import { addSheet } from '../../support/add-sheet.ts';
import sheet from './answer.css?url';

/** What shows a response, with its look, for which no part of a stream waits. */
export async function importResponseParts() {
  void addSheet(sheet);
  return (await import('./ResponseParts.tsx')).ResponseParts;
}
