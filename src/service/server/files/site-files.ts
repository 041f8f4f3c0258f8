import { readFile } from 'node:fs/promises';
import {
  answerContent,
  type CachedBody,
  fromBytes,
  fromDisk,
  memoryLimit,
  tagOf,
} from '../../../base/http/answer-content.ts';
import { filesAt } from '../../../base/paths/files-at.ts';
import type { BodyCache } from './body-cache.ts';
import { chooseEncoding, compressBody, isCompressible } from './compress-body.ts';
import type { FileIndex, SiteFile } from './file-index.ts';
import { nameService } from './name-service.ts';

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

/** Makes the answers for the files of one build; bodies are kept in `cache`, which several sites may share. */
export function createSiteFiles(
  index: FileIndex,
  { cache, name, base }: { cache: BodyCache; name: string; base: string },
): SiteFiles {
  return {
    find: (path) => findFile(index, path),
    answer: async (file, options) =>
      file.size > memoryLimit
        ? answerContent(options.request, fromDisk(file), {
            status: options.status,
            headers: fileHeaders(file, options),
          })
        : answerSmall({ file, options, index, base, read: (key, make) => cache.read(`${name} ${key}`, make) }),
  };
}

function findFile(index: FileIndex, path: string): SiteFile | null {
  const name = filesAt(path.normalize('NFC')).find((candidate) => index.has(candidate));
  return name === undefined ? null : index.get(name)!;
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
  const isText = isCompressible(file.type);
  const encoding = chooseEncoding(request, file);
  const isPage = file.type.startsWith('text/html');
  const plain = (): Promise<CachedBody> => read(file.path, () => readBody(file.absolute, isPage ? base : null));
  // What was compressed beforehand does not name the service.
  const stored = encoding && !isPage && index.get(file.path + encoding.extension);
  const body = encoding
    ? await read(`${file.path}${encoding.extension}`, async () =>
        stored ? readBody(stored.absolute, null) : compressBody(await plain(), encoding),
      )
    : await plain();
  const headers = {
    ...fileHeaders(file, options),
    ...(isText ? { vary: options.variesByType ? 'accept, accept-encoding' : 'accept-encoding' } : {}),
  };
  return answerContent(request, fromBytes(body, { modified: file.modified, encoding: encoding?.name ?? null }), {
    status: options.status,
    headers,
  });
}

/** A page is told of the service at its base path; `base` is `null` for every other file. */
async function readBody(path: string, base: string | null): Promise<CachedBody> {
  const bytes = new Uint8Array(await readFile(path));
  const content = base === null ? bytes : nameService(bytes, base);
  return { content, etag: tagOf(content) };
}

function fileHeaders(file: SiteFile, { headers }: FileAnswer): Record<string, string> {
  return {
    ...headers,
    'content-type': file.type,
    'cache-control':
      headers['cache-control'] ??
      (file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'),
    'x-content-type-options': 'nosniff',
  };
}
