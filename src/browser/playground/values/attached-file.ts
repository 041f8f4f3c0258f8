import type { HttpFile } from '../../../model/http.ts';
import type { BodyValue } from '../../../model/request-values.ts';

/** A file of a request together with its bytes, which the model of requests knows nothing of. */
export interface AttachedFile extends HttpFile {
  bytes: Blob;
}

export function attachFile(file: File): AttachedFile {
  return { filename: file.name || 'file', ...(file.type && { contentType: file.type }), bytes: file };
}

/** Finds the bytes of a request's files. Files of one name are told apart by their order, which requests keep. */
export function fileBytes(body: BodyValue | null): (file: HttpFile) => Blob {
  const waiting = new Map<string, Blob[]>();
  for (const file of filesOf(body)) {
    if (isAttached(file)) waiting.set(file.filename, [...(waiting.get(file.filename) ?? []), file.bytes]);
  }
  return ({ filename }) => {
    const blobs = waiting.get(filename) ?? [];
    return (blobs.length > 1 ? blobs.shift() : blobs[0]) ?? new Blob();
  };
}

/** Whether a request names a file that nobody has chosen yet. */
export function lacksFile(body: BodyValue | null): boolean {
  return filesOf(body).some((file) => !isAttached(file));
}

export function isAttached(file: HttpFile): file is AttachedFile {
  return 'bytes' in file && file.bytes instanceof Blob;
}

function filesOf(body: BodyValue | null): HttpFile[] {
  if (body?.kind === 'file') return [body.file];
  return body?.kind === 'fields' ? body.fields.flatMap((field) => (field.kind === 'file' ? [field.file] : [])) : [];
}
