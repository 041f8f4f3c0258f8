import { addSheet } from '../../support/add-sheet.ts';
import sheet from './answer.css?url';

/** What shows the body of a response, with its look, for which no part of a stream waits. */
export async function importResponseBody() {
  void addSheet(sheet);
  return { default: (await import('./ResponseBody.tsx')).ResponseBody };
}
