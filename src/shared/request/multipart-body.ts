import type { HttpFile, HttpForm } from '../../model/http.ts';

export type FileBytes = (file: HttpFile) => Blob;

/**
 * A multipart body (RFC 7578) and its content type. `FormData` would give a text that has a content type a file name
 * too, and so make it a file in the eyes of a server.
 */
export function multipartBody(form: HttpForm, bytesOf: FileBytes): { body: Blob; contentType: string } {
  const boundary = crypto.randomUUID();
  const pieces = form.parts.flatMap((part): BlobPart[] => {
    const written = (content: BlobPart, type?: string, file = ''): BlobPart[] => [
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(part.name)}"${file}\r\n`,
      ...(part.headers ?? []).map(({ name, value }) => `${name}: ${value}\r\n`),
      type ? `Content-Type: ${type.replace(/[\r\n]/g, '')}\r\n\r\n` : '\r\n',
      content,
      '\r\n',
    ];
    if (part.kind === 'text') return written(part.value, part.contentType);
    const { filename, contentType } = part.file;
    const bytes = bytesOf(part.file);
    const type = contentType ?? (bytes.type || 'application/octet-stream');
    return written(bytes, type, `; filename="${escapeName(filename)}"`);
  });
  return {
    body: new Blob([...pieces, `--${boundary}--\r\n`]),
    contentType: `${form.contentType ?? 'multipart/form-data'}; boundary=${boundary}`,
  };
}

/** HTML standard, "multipart/form-data encoding algorithm". */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
