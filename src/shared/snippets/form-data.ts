import type { HttpFile, HttpForm } from '../../model/http.ts';
import { quoteJs } from './javascript-values.ts';
import { multipartChunks } from './multipart-chunks.ts';

/** An expression for a file's bytes, `index` counting the request's files. */
export type WriteFile = (file: HttpFile, index: number) => string;

/** A file of the disk, in Node.js. */
export function openFile({ filename, contentType }: HttpFile): string {
  return `await openAsBlob(${quoteJs(filename)}${contentType === undefined ? '' : `, { type: ${quoteJs(contentType)} }`})`;
}

/** Statements that fill a `form` with parts. */
export function writeFormData(form: HttpForm, writeFile: WriteFile): string {
  if (form.contentType !== undefined) return writeBlob(form, writeFile);
  let files = 0;
  const lines = form.parts.map((part) => {
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

/** `FormData` is always sent as `multipart/form-data`; the type of a `Blob` is what it is sent as. */
function writeBlob(form: HttpForm, writeFile: WriteFile): string {
  const { contentType, chunks } = multipartChunks(form);
  let files = 0;
  const pieces = chunks.map((chunk) =>
    chunk.kind === 'text' ? quoteJs(chunk.text) : writeFile({ filename: chunk.filename }, files++),
  );
  const lines = pieces.map((piece) => `  ${piece}`).join(',\n');
  return `const form = new Blob([\n${lines}\n], { type: ${quoteJs(contentType)} });`;
}
