import { addSheet } from '../../support/add-sheet.ts';
import sheet from './answer.css?url';

/** What shows the body of a response, with its look; comes with the first response. */
export async function importResponseBody() {
  const [{ ResponseBody }] = await Promise.all([import('./ResponseBody.tsx'), addSheet(sheet)]);
  return { default: ResponseBody };
}
