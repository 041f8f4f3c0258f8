import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { countFiles } from '../count-files.ts';
import { chosenFile, writeFetch } from '../fetch-call.ts';
import { isRefusedByFetch } from '../node-request.ts';

/** `fetch` in a browser: files come from an input of the page. */
export const generate: SnippetWriter = (request) => {
  const files =
    countFiles(request) === 0 || isRefusedByFetch(request)
      ? ''
      : 'const { files } = document.querySelector(\'input[type="file"]\');\n\n';
  return files + writeFetch(request, { responseType: '', file: chosenFile });
};
