import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { countFiles } from '../count-files.ts';
import { writeFetch } from '../fetch-call.ts';
import { openFile } from '../form-data.ts';
import { isRefusedByFetch } from '../node-request.ts';

/** `fetch` in Node.js: files come from the disk. */
export const generate: SnippetWriter = (request) => {
  const hasImport = countFiles(request) > 0 && !isRefusedByFetch(request);
  const imports = hasImport ? "import { openAsBlob } from 'node:fs';\n\n" : '';
  return imports + writeFetch(request, { responseType: '', file: openFile });
};
