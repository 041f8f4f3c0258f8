import type { SnippetWriter } from '../../../model/api/snippet.ts';
import { countFiles } from '../count-files.ts';
import { chosenFile, writeFetch } from '../fetch-call.ts';
import { isRefusedByFetch } from '../node-request.ts';

/** `fetch` in a browser, with types that hold under `strict`. */
export const generate: SnippetWriter = (request) => {
  const files =
    countFiles(request) === 0 || isRefusedByFetch(request)
      ? ''
      : 'const files = document.querySelector<HTMLInputElement>(\'input[type="file"]\')!.files!;\n\n';
  return files + writeFetch(request, { responseType: ': Response', file: chosenFile });
};
