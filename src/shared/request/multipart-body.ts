import type { HttpFile, HttpForm } from '../../model/http.ts';

export type FileBytes = (file: HttpFile) => Blob;

/**
 * A multipart body (RFC 7578) and its content type. `FormData` would give a text that has a content type a file name
 * too, and so make it a file in the eyes of a server.
 */
export function multipartBody(form: HttpForm, bytesOf: FileBytes): { body: Blob; contentType: string } {
  const boundary = `form-${crypto.randomUUID()}`;
  const pieces = form.parts.flatMap((part): BlobPart[] => {
    if (part.kind === 'text') return [`--${boundary}\r\n${head(part.name, null, part.contentType)}${part.value}\r\n`];
    const bytes = bytesOf(part.file);
    const contentType = part.file.contentType ?? (bytes.type || 'application/octet-stream');
    return [`--${boundary}\r\n${head(part.name, part.file.filename, contentType)}`, bytes, '\r\n'];
  });
  return {
    body: new Blob([...pieces, `--${boundary}--\r\n`]),
    contentType: `${form.contentType ?? 'multipart/form-data'}; boundary=${boundary}`,
  };
}

function head(name: string, filename: string | null, contentType: string | undefined): string {
  const file = filename === null ? '' : `; filename="${escapeName(filename)}"`;
  const type = contentType === undefined ? '' : `Content-Type: ${contentType.replace(/[\r\n]/g, ' ')}\r\n`;
  return `Content-Disposition: form-data; name="${escapeName(name)}"${file}\r\n${type}\r\n`;
}

/** HTML standard, "multipart/form-data encoding algorithm". */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
