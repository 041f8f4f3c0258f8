import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type ByteRange, parseRange } from './parse-range.ts';

/** A whole answer that is kept in memory. */
export interface CachedBody {
  content: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** A file on disk. */
interface DiskFile {
  absolute: string;
  size: number;
  modified: Date;
}

/** What a file answers with, wherever it comes from. */
export interface Content {
  etag: string;
  /** `null` for what is made anew for every reader. */
  modified: Date | null;
  size: number;
  /** Name of the `Content-Encoding`. */
  encoding: string | null;
  read: (range: ByteRange | null) => Uint8Array<ArrayBuffer> | ReadableStream;
}

/** Larger files are read as a stream, and compressed only by whoever built the site. */
export const memoryLimit = 8_000_000;

export function fromBytes(
  { content, etag }: CachedBody,
  { modified, encoding }: Pick<Content, 'modified' | 'encoding'>,
): Content {
  return {
    etag,
    modified,
    encoding,
    size: content.length,
    read: (range) => (range ? content.subarray(range.start, range.end + 1) : content),
  };
}

export function fromDisk({ absolute, size, modified }: DiskFile): Content {
  const etag = `"${size.toString(36)}-${modified.getTime().toString(36)}"`;
  return {
    etag,
    modified,
    size,
    encoding: null,
    read: (range) => Readable.toWeb(createReadStream(absolute, range ?? {})) as ReadableStream,
  };
}

export function tagOf(content: Uint8Array): string {
  return `"${createHash('sha1').update(content).digest('base64url').slice(0, 20)}"`;
}

/**
 * Answers with all of a content, with the part that is wanted, or with the word that the client has it already (RFC
 * 9110 sections 13 and 14).
 */
export function answerContent(
  request: Request,
  content: Content,
  { status = 200, headers: given }: { status?: number | undefined; headers: Readonly<Record<string, string>> },
): Response {
  const { etag, modified, size, encoding } = content;
  const headers: Record<string, string> = {
    ...given,
    etag,
    'accept-ranges': 'bytes',
    ...(modified && { 'last-modified': modified.toUTCString() }),
  };
  if (status === 200 && isOther(request, content)) return new Response(null, { status: 412, headers });
  if (status === 200 && isUnchanged(request, content)) return new Response(null, { status: 304, headers });
  const range = encoding === null && status === 200 ? readRange(request, content) : null;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  if (range)
    return new Response(content.read(range), {
      status: 206,
      headers: {
        ...headers,
        'content-range': `bytes ${range.start}-${range.end}/${size}`,
        'content-length': String(range.end - range.start + 1),
      },
    });
  const whole = {
    ...headers,
    ...(encoding !== null && { 'content-encoding': encoding }),
    'content-length': String(size),
  };
  return new Response(request.method === 'HEAD' ? null : content.read(null), { status, headers: whole });
}

/**
 * Whether a client wants a content, or the rest of it, only if it is the one that it knows, and it is not (RFC 9110
 * section 13.2.2: a date counts only where no tag is given).
 */
function isOther({ headers }: Request, { etag, modified }: Content): boolean {
  const tags = headers.get('if-match');
  if (tags !== null) return !namesTag(tags, (tag) => tag === etag);
  const wanted = headers.get('if-unmodified-since');
  return wanted !== null && isLaterThan(wanted, modified) === true;
}

/** Whether a client has a content already. */
function isUnchanged({ headers }: Request, { etag, modified }: Content): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return namesTag(tags, (tag) => tag.replace(/^W\//, '') === etag);
  const known = headers.get('if-modified-since');
  return known !== null && isLaterThan(known, modified) === false;
}

function namesTag(tags: string, isIt: (tag: string) => boolean): boolean {
  return tags.trim() === '*' || tags.split(',').some((tag) => isIt(tag.trim()));
}

/** Whether a content was changed after a second that a header names; `null` where one of the two is not known. */
function isLaterThan(date: string, modified: Date | null): boolean | null {
  const since = Date.parse(date);
  return modified === null || Number.isNaN(since) ? null : Math.floor(modified.getTime() / 1000) * 1000 > since;
}

function readRange({ method, headers }: Request, { size, etag, modified }: Content): ReturnType<typeof parseRange> {
  if (method !== 'GET') return null;
  const condition = headers.get('if-range');
  if (condition !== null && condition !== etag && condition !== modified?.toUTCString()) return null;
  return parseRange(headers.get('range'), size);
}
