import type { HttpForm, HttpPart } from '../../model/http.ts';

export type MultipartChunk = { kind: 'text'; text: string } | { kind: 'file'; filename: string };

export interface MultipartBody {
  contentType: string;
  chunks: MultipartChunk[];
}

/** Whether every client writes it alike: it has parts, all of whose names are ASCII without quotes and backslashes. */
export function isPlainForm({ parts, contentType }: HttpForm): boolean {
  return contentType === undefined && parts.length > 0 && parts.every((part) => /^[ !#-[\]-~]*$/.test(partNames(part)));
}

/** Name and file name of a part, as one text. */
export function partNames(part: HttpPart): string {
  return part.kind === 'file' ? part.name + part.file.filename : part.name;
}

/** Whether a line break in a name would end the header of its part, where a client does not encode it. */
export function breaksHeader(part: HttpPart): boolean {
  return /[\r\n]/.test(partNames(part));
}

/** A multipart body put together by hand (RFC 7578), for clients that cannot write one. */
export function multipartChunks({ parts, contentType = 'multipart/form-data' }: HttpForm): MultipartBody {
  const boundary = boundaryFor(parts);
  const chunks = parts.flatMap((part): MultipartChunk[] => {
    const own = (part.headers ?? []).map(({ name, value }) => `\r\n${name}: ${value}`).join('');
    const head = `--${boundary}\r\n${partHead(part)}${own}\r\n\r\n`;
    if (part.kind === 'text') return [{ kind: 'text', text: `${head}${part.value}\r\n` }];
    return [
      { kind: 'text', text: head },
      { kind: 'file', filename: part.file.filename },
      { kind: 'text', text: '\r\n' },
    ];
  });
  return {
    contentType: `${contentType}; boundary=${boundary}`,
    chunks: joinTexts([...chunks, { kind: 'text', text: `--${boundary}--\r\n` }]),
  };
}

function partHead(part: HttpPart): string {
  if (part.kind === 'text') {
    const type = part.contentType === undefined ? '' : `\r\nContent-Type: ${part.contentType}`;
    return `Content-Disposition: form-data; name="${escapeName(part.name)}"${type}`;
  }
  const { filename, contentType = 'application/octet-stream' } = part.file;
  return `Content-Disposition: form-data; name="${escapeName(part.name)}"; filename="${escapeName(filename)}"\r\nContent-Type: ${contentType}`;
}

/** HTML standard, "multipart/form-data encoding algorithm". */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

function boundaryFor(parts: HttpPart[]): string {
  let boundary = 'form-boundary';
  while (parts.some((part) => part.kind === 'text' && part.value.includes(boundary))) boundary += '-x';
  return boundary;
}

/** What closes a file and what opens the next part belong together. */
function joinTexts(chunks: MultipartChunk[]): MultipartChunk[] {
  const joined: MultipartChunk[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    if (chunk.kind === 'text' && last?.kind === 'text' && last.text === '\r\n')
      joined[joined.length - 1] = { kind: 'text', text: last.text + chunk.text };
    else joined.push(chunk);
  }
  return joined;
}
