import type { SentRequest } from './echo-server.ts';

export interface SentPart {
  name: string | null;
  filename: string | null;
  contentType: string | null;
  content: string;
  /** In order, names in lower case. */
  headers: [string, string][];
}

/** The parts of a multipart body (RFC 7578). Names are read with either way of escaping that clients use. */
export function parseMultipart({ headers, body }: SentRequest): SentPart[] {
  const contentType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) return [];
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`).slice(1);
  return pieces.filter((piece) => piece.startsWith('\r\n')).map(parsePart);
}

function parsePart(piece: string): SentPart {
  const headEnd = piece.indexOf('\r\n\r\n');
  const head = Buffer.from(piece.slice(0, headEnd), 'latin1').toString('utf8');
  const disposition = /^content-disposition:(.*)$/im.exec(head)?.[1] ?? '';
  return {
    name: readParameter(disposition, 'name'),
    filename: readParameter(disposition, 'filename'),
    contentType: /^content-type:\s*(.*?)\s*$/im.exec(head)?.[1] ?? null,
    content: piece.slice(headEnd + 4),
    headers: head.split('\r\n').flatMap((line): [string, string][] => {
      const [, name, value = ''] = /^([^:]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  };
}

function readParameter(disposition: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;]*))`, 'i').exec(disposition);
  if (match === null) return null;
  const text = match[1]?.replace(/\\(["\\])/g, '$1') ?? match[2] ?? '';
  return text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
