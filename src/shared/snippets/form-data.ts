import type { HttpFile, HttpPart } from '../../model/http.ts';
import { quoteJs } from './javascript-values.ts';

/** An expression for a file's bytes, `index` counting the request's files. */
export type WriteFile = (file: HttpFile, index: number) => string;

/** A file of the disk, in Node.js. */
export function openFile({ filename, contentType }: HttpFile): string {
  return `await openAsBlob(${quoteJs(filename)}${contentType === undefined ? '' : `, { type: ${quoteJs(contentType)} }`})`;
}

/** Statements that fill a `form` with parts. */
export function writeFormData(parts: HttpPart[], writeFile: WriteFile): string {
  let files = 0;
  const lines = parts.map((part) => {
    if (part.kind === 'file')
      return `form.append(${quoteJs(part.name)}, ${writeFile(part.file, files++)}, ${quoteJs(part.file.filename)});`;
    const value =
      part.contentType === undefined
        ? quoteJs(part.value)
        : `new Blob([${quoteJs(part.value)}], { type: ${quoteJs(part.contentType)} })`;
    return `form.append(${quoteJs(part.name)}, ${value});`;
  });
  return ['const form = new FormData();', ...lines].join('\n');
}
