import { responseKind } from './response-kind.ts';

const endings: Readonly<Record<string, string>> = {
  'application/gzip': 'gz',
  'application/msword': 'doc',
  'application/octet-stream': 'bin',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/vnd.microsoft.icon': 'ico',
  'text/calendar': 'ics',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
};

export interface DownloadSource {
  url: string;
  /** The header `Content-Disposition`. */
  disposition: string | null;
  contentType: string;
}

/** A name for the body when it is saved: what the server calls it, else the last part of the address. */
export function downloadName({ url, disposition, contentType }: DownloadSource): string {
  const last = URL.canParse(url) ? decode(new URL(url).pathname.split('/').findLast(Boolean) ?? '', 'utf-8') : null;
  const name = (givenName(disposition ?? '') || last || 'response')
    .replace(/^.*[\\/](?=.)/, '')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Bidi_Control}]/gu, '_');
  // A version in the address (`/v1.0`) is no ending.
  if (/\.(?:[a-z]\w{0,9}|\d[a-z]\w?)$/i.test(name)) return name;
  const ending = endingOf(contentType);
  return ending ? `${name}.${ending}` : name;
}

/** RFC 6266: `filename*` (RFC 8187) counts before `filename`. Browsers decode `%XX` in the latter too. */
function givenName(disposition: string): string | null {
  const [, charset, encoded] = /;\s*filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  if (charset && encoded !== undefined) {
    const extended = decode(encoded, charset);
    if (extended !== null) return extended;
  }
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
  const plain = quoted ?? /;\s*filename\s*=\s*([^\s;"]+)/i.exec(disposition)?.[1];
  return plain === undefined ? null : (decode(plain, 'utf-8') ?? plain);
}

/** `null` for what is not text in that character set. */
function decode(text: string, charset: string): string | null {
  try {
    const bytes = new TextEncoder().encode(text);
    const decoded: number[] = [];
    for (let index = 0; index < bytes.length; index++) {
      const code = /^%([0-9a-f]{2})/i.exec(String.fromCharCode(...bytes.slice(index, index + 3)))?.[1];
      decoded.push(code ? Number.parseInt(code, 16) : bytes[index]!);
      if (code) index += 2;
    }
    return new TextDecoder(charset, { fatal: true }).decode(new Uint8Array(decoded));
  } catch {
    return null;
  }
}

/** Known by the type, its structure (`application/problem+json`), or its own name where that is one. */
function endingOf(contentType: string): string | null {
  const essence = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (Object.hasOwn(endings, essence)) return endings[essence]!;
  const kind = responseKind(essence);
  if (kind === 'lines') return 'ndjson';
  if (kind === 'events') return 'txt';
  const structure = /\+(json|xml|yaml|zip|cbor)$/.exec(essence)?.[1];
  return structure ?? /^[\w-]+\/(?:x-)?([a-z0-9]{1,5})$/.exec(essence)?.[1] ?? null;
}
