import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { acceptQuality } from '../http/accept-quality.ts';
import type { BodyCache, CachedBody } from './body-cache.ts';
import { encodings } from './encodings.ts';
import type { FileIndex, SiteFile } from './file-index.ts';
import { nameService } from './name-service.ts';
import { parseRange } from './parse-range.ts';

/** The files of a built site, as answers. */
export interface SiteFiles {
  /** The file at a decoded path below the site's base path; `/a` and `/a/` are `a/index.html`. */
  find: (path: string) => SiteFile | null;
  answer: (file: SiteFile, options: FileAnswer) => Promise<Response>;
}

export interface FileAnswer {
  request: Request;
  status?: 200 | 404;
  /** Set on the answer besides those of the file. */
  headers: Readonly<Record<string, string>>;
  /** The answer depends on `Accept`. */
  variesByType?: boolean;
}

/** Larger files are read as a stream, and compressed only by whoever built the site. */
const memoryLimit = 8_000_000;

/** Nothing shorter gets smaller by compression, headers counted. */
const compressionFloor = 800;

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[\w.+-]+\+(?:json|xml|yaml)|yaml|wasm)|image\/svg)/;

/** Makes the answers for the files of one build; bodies are kept in `cache`, which several sites may share. */
export function createSiteFiles(index: FileIndex, { cache, name, base }: { cache: BodyCache; name: string; base: string }): SiteFiles {
  return {
    find: (path) => findFile(index, path),
    answer: async (file, options) => (file.size > memoryLimit ? answerLarge(file, options) : answerSmall({ file, options, index, base, read: (key, make) => cache.read(`${name} ${key}`, make) })),
  };
}

function findFile(index: FileIndex, path: string): SiteFile | null {
  const name = path.replace(/^\/|\/$/g, '').normalize('NFC');
  // A folder's address may end in a slash, a file's may not.
  const file = path.endsWith('/') ? undefined : index.get(name);
  return file ?? index.get(name === '' ? 'index.html' : `${name}/index.html`) ?? index.get(`${name}.html`) ?? null;
}

interface SmallFile {
  file: SiteFile;
  options: FileAnswer;
  index: FileIndex;
  base: string;
  read: BodyCache['read'];
}

async function answerSmall({ file, options, index, base, read }: SmallFile): Promise<Response> {
  const { request } = options;
  const isText = compressible.test(file.type);
  const encoding = isText && file.size >= compressionFloor && !request.headers.has('range') ? chooseEncoding(request.headers.get('accept-encoding')) : null;
  const isPage = file.type.startsWith('text/html');
  const plain = (): Promise<CachedBody> => read(file.path, () => readBody(file.absolute, isPage ? base : null));
  // What was compressed beforehand does not name the service.
  const stored = encoding && !isPage && index.get(file.path + encoding.extension);
  const body = encoding
    ? await read(`${file.path}${encoding.extension}`, async () => (stored ? readBody(stored.absolute, null) : compressBody(await plain(), encoding)))
    : await plain();
  const headers = { ...fileHeaders(file, options, body.etag), ...(isText ? { vary: options.variesByType ? 'accept, accept-encoding' : 'accept-encoding' } : {}) };
  if (isUnchanged(request, { etag: body.etag, modified: file.modified }) && options.status !== 404) return new Response(null, { status: 304, headers });
  const encoded: Record<string, string> = encoding ? { ...headers, 'content-encoding': encoding.name } : headers;
  const range = encoding ? null : readRange(request, { size: body.content.length, etag: body.etag, modified: file.modified });
  if (range === 'unsatisfiable') return refuseRange(headers, body.content.length);
  if (range) return answerRange(headers, { ...range, size: body.content.length }, () => body.content.subarray(range.start, range.end + 1));
  return new Response(request.method === 'HEAD' ? null : body.content, { status: options.status ?? 200, headers: { ...encoded, 'content-length': String(body.content.length) } });
}

function answerLarge(file: SiteFile, options: FileAnswer): Response {
  const { request } = options;
  const etag = `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`;
  const headers = fileHeaders(file, options, etag);
  if (isUnchanged(request, { etag, modified: file.modified })) return new Response(null, { status: 304, headers });
  const range = readRange(request, { size: file.size, etag, modified: file.modified });
  if (range === 'unsatisfiable') return refuseRange(headers, file.size);
  const open = (span: { start?: number; end?: number }): ReadableStream => Readable.toWeb(createReadStream(file.absolute, span)) as ReadableStream;
  if (range) return answerRange(headers, { ...range, size: file.size }, () => open(range));
  return new Response(request.method === 'HEAD' ? null : open({}), { headers: { ...headers, 'content-length': String(file.size) } });
}

function chooseEncoding(header: string | null): (typeof encodings)[number] | null {
  if (!header) return null;
  let best: { encoding: (typeof encodings)[number]; quality: number } | null = null;
  for (const encoding of encodings) {
    const quality = acceptQuality(header, encoding.name)?.quality ?? 0;
    if (quality > (best?.quality ?? 0)) best = { encoding, quality };
  }
  return best?.encoding ?? null;
}

/** A page is told of the service at its base path; `base` is `null` for every other file. */
async function readBody(path: string, base: string | null): Promise<CachedBody> {
  const bytes = new Uint8Array(await readFile(path));
  const content = base === null ? bytes : nameService(bytes, base);
  return { content, etag: `"${createHash('sha1').update(content).digest('base64url').slice(0, 20)}"` };
}

async function compressBody({ content, etag }: CachedBody, { name, compress }: (typeof encodings)[number]): Promise<CachedBody> {
  return { content: new Uint8Array(await compress(content)), etag: `${etag.slice(0, -1)}-${name}"` };
}

function fileHeaders(file: SiteFile, { headers }: FileAnswer, etag: string): Record<string, string> {
  return {
    ...headers,
    'content-type': file.type,
    etag,
    'last-modified': file.modified.toUTCString(),
    'cache-control': headers['cache-control'] ?? (file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
}

interface Validators {
  etag: string;
  modified: Date;
}

/** RFC 9110 section 13.2.2: the date counts only where no tag is given. */
function isUnchanged(request: Request, { etag, modified }: Validators): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

function readRange(request: Request, { size, etag, modified }: Validators & { size: number }): ReturnType<typeof parseRange> {
  if (request.method !== 'GET') return null;
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag && condition !== modified.toUTCString()) return null;
  return parseRange(request.headers.get('range'), size);
}

function refuseRange(headers: Record<string, string>, size: number): Response {
  return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
}

function answerRange(headers: Record<string, string>, { start, end, size }: { start: number; end: number; size: number }, read: () => Uint8Array<ArrayBuffer> | ReadableStream): Response {
  return new Response(read(), { status: 206, headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': String(end - start + 1) } });
}
