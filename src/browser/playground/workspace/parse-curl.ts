import { namesServer } from '../../../base/paths/has-scheme.ts';
import type { HttpBody, HttpField, HttpLogin, HttpPart, HttpRequest } from '../../../model/http.ts';

interface Command {
  method: string | null;
  url: string | null;
  headers: HttpField[];
  data: string[];
  form: HttpPart[];
  user: string | null;
  cookies: string | null;
  isGet: boolean;
  isDigest: boolean;
  isHead: boolean;
}

/**
 * Reads a cURL command as browsers' developer tools, other clients and manuals write it: for Unix shells and for
 * Windows. `null` for anything else.
 */
export function parseCurl(text: string): HttpRequest | null {
  const words = splitWords(text.trim());
  if (!words || !/^curl(?:\.exe)?$/i.test(words[0] ?? '')) return null;
  const command = readWords(words.slice(1));
  return command.url === null ? null : toRequest(command, command.url);
}

/** Options without a value that say nothing about the request. */
const flags =
  /^(?:-[ksSvLifgNO#0-9]+|--(?:insecure|silent|show-error|verbose|location|location-trusted|compressed|include|fail(?:-with-body|-early)?|globoff|no-buffer|http[\d.]+|http2-prior-knowledge|path-as-is|progress-bar|remote-name|tlsv[\d.]+|ipv[46]|no-.+))$/;

function readWords(words: string[]): Command {
  const command: Command = {
    method: null,
    url: null,
    headers: [],
    data: [],
    form: [],
    user: null,
    cookies: null,
    isGet: false,
    isDigest: false,
    isHead: false,
  };
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (!word.startsWith('-') || word === '-') {
      command.url ??= word;
      continue;
    }
    if (flags.test(word)) continue;
    const [, option = word, attached] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? /^(-[A-Za-z])(.+)$/s.exec(word) ?? [];
    if (!readFlag(command, option)) readOption(command, option, attached ?? words[++index] ?? '');
  }
  return command;
}

function readFlag(command: Command, option: string): boolean {
  if (option === '-G' || option === '--get') command.isGet = true;
  else if (option === '--digest') command.isDigest = true;
  else if (option === '-I' || option === '--head') command.isHead = true;
  else return false;
  return true;
}

function readOption(command: Command, option: string, value: string): void {
  switch (option) {
    case '-X':
    case '--request':
      command.method = value;
      return;
    case '--url':
      command.url = value;
      return;
    case '-H':
    case '--header':
      command.headers.push(...readHeader(value));
      return;
    case '-d':
    case '--data':
    case '--data-raw':
    case '--data-binary':
    case '--data-ascii':
      command.data.push(value);
      return;
    case '--data-urlencode':
      command.data.push(encodeData(value));
      return;
    case '--json':
      command.data.push(value);
      command.headers.push({ name: 'Content-Type', value: 'application/json' });
      return;
    case '-F':
    case '--form':
    case '--form-string':
      command.form.push(...readPart(value));
      return;
    case '-u':
    case '--user':
      command.user = value;
      return;
    case '-b':
    case '--cookie':
      command.cookies = value;
      return;
    case '-A':
    case '--user-agent':
      command.headers.push({ name: 'User-Agent', value });
      return;
    case '-e':
    case '--referer':
      command.headers.push({ name: 'Referer', value });
  }
}

function readHeader(text: string): HttpField[] {
  const [, name, value] = /^([^:;]+)[:;]\s*(.*)$/s.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [{ name: name.trim(), value: value.trim() }];
}

function encodeData(text: string): string {
  const [, name = '', value = text] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return name === '' ? encodeURIComponent(value) : `${name}=${encodeURIComponent(value)}`;
}

function readPart(text: string): HttpPart[] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) return [];
  const file = /^[@<]([^;]+)/.exec(value)?.[1];
  return [
    file ? { kind: 'file', name, file: { filename: file.replace(/^.*[\\/]/, '') } } : { kind: 'text', name, value },
  ];
}

function toRequest(command: Command, address: string): HttpRequest {
  const headers = command.headers.filter(({ name }) => name.toLowerCase() !== 'cookie');
  const given = command.headers.find(({ name }) => name.toLowerCase() === 'cookie')?.value;
  const digest = command.isDigest && command.user !== null ? readLogin(command.user) : undefined;
  if (command.user !== null && !digest)
    headers.push({ name: 'Authorization', value: `Basic ${toBase64(command.user)}` });
  const data = command.data.join('&');
  const base = namesServer(address) ? address : `http://${address}`;
  const url = command.isGet && data !== '' ? `${base}${base.includes('?') ? '&' : '?'}${data}` : base;
  const body = command.isGet ? null : bodyOf(command, headers);
  return {
    method: (command.method ?? (command.isHead ? 'HEAD' : body ? 'POST' : 'GET')).toUpperCase(),
    url,
    headers,
    cookies: readCookies(command.cookies ?? given ?? ''),
    body,
    ...(digest && { digest }),
  };
}

function readLogin(user: string): HttpLogin {
  const [username = '', ...rest] = user.split(':');
  return { username, password: rest.join(':') };
}

function bodyOf({ data, form }: Command, headers: readonly HttpField[]): HttpBody | null {
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  if (form.length > 0)
    return {
      kind: 'multipart',
      parts: form,
      ...(type && /^multipart\/(?!form-data)/i.test(type) && { contentType: type }),
    };
  if (data.length === 0) return null;
  if (type && !/x-www-form-urlencoded/i.test(type)) return { kind: 'text', text: data.join('&') };
  const fields = [...new URLSearchParams(data.join('&'))].map(([name, value]) => ({ name, value }));
  return { kind: 'form', fields };
}

function readCookies(text: string): HttpField[] {
  return text.split(';').flatMap((part) => {
    const [, name, value] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/** Words as a shell reads them; `null` for a quote without its end. `^` is what Windows writes for `\`. */
function splitWords(text: string): string[] | null {
  const source = /\^["\r\n]/.test(text) ? text.replace(/\^\r?\n/g, ' ').replace(/\^(.)/gs, '$1') : text;
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < source.length; ) {
    const piece = readPiece(source, at);
    if (!piece) return null;
    at += piece.length;
    if (piece.text === null) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + piece.text;
  }
  return word === null ? words : [...words, word];
}

/** The next part of a word; a `null` text is the space between two. */
function readPiece(source: string, at: number): { text: string | null; length: number } | null {
  const rest = source.slice(at, at + 2);
  if (/^\\\r?\n?/.test(rest) && /^\\[\r\n]/.test(rest)) return { text: null, length: source[at + 2] === '\n' ? 3 : 2 };
  if (/^\s/.test(rest)) return { text: null, length: 1 };
  if (rest === "$'") return readQuoted(source, at + 1, { quote: "'", decode: unescapeAnsi, extra: 1 });
  if (rest[0] === "'") {
    const end = source.indexOf("'", at + 1);
    return end < 0 ? null : { text: source.slice(at + 1, end), length: end - at + 1 };
  }
  if (rest[0] === '"') return readQuoted(source, at, { quote: '"', decode: unescapeDouble, extra: 0 });
  if (rest[0] === '\\') return { text: rest[1] ?? '', length: 2 };
  return { text: rest[0]!, length: 1 };
}

function readQuoted(
  source: string,
  at: number,
  { quote, decode, extra }: { quote: string; decode: (text: string) => string; extra: number },
): { text: string; length: number } | null {
  for (let end = at + 1; end < source.length; end++) {
    if (source[end] === '\\') end++;
    else if (source[end] === quote) return { text: decode(source.slice(at + 1, end)), length: end - at + 1 + extra };
  }
  return null;
}

function unescapeDouble(text: string): string {
  return text.replace(/\\(["\\$`])/g, '$1').replace(/\\\r?\n/g, '');
}

const ansi: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

/** What stands between `$'` and `'` (Bash, "ANSI-C Quoting"). */
function unescapeAnsi(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gis, (_, unicode?: string, hex?: string, sign = '') =>
    unicode || hex ? String.fromCharCode(Number.parseInt((unicode ?? hex)!, 16)) : (ansi[sign] ?? sign),
  );
}
