import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpFile } from '../../../model/http.ts';
import { countFiles } from '../count-files.ts';
import { writeFetch } from '../fetch-call.ts';
import { quoteJs } from '../javascript-values.ts';

/** `fetch` in Node.js: files come from the disk. */
export const generate: SnippetWriter = (request) => {
  const imports = countFiles(request) === 0 ? '' : "import { openAsBlob } from 'node:fs';\n\n";
  return imports + writeFetch(request, { responseType: '', file: openFile });
};

function openFile({ filename, contentType }: HttpFile): string {
  return `await openAsBlob(${quoteJs(filename)}${contentType === undefined ? '' : `, { type: ${quoteJs(contentType)} }`})`;
}
