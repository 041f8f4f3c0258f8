import { namesServer } from '../../../base/paths/has-scheme.ts';
import type { HttpBody, HttpField, HttpLogin, HttpRequest } from '../../../model/http.ts';
import { type CurlCommand, readCurlOptions } from './read-curl-options.ts';
import { splitCurlWords } from './split-curl-words.ts';

/**
 * Reads a cURL command as browsers' developer tools, other clients and manuals write it: for Unix shells and for
 * Windows. `null` for anything else.
 */
export function parseCurl(text: string): HttpRequest | null {
  const words = splitCurlWords(text.trim().replace(/^\$\s+/, ''));
  if (!words || !/^curl(?:\.exe)?$/i.test(words[0] ?? '')) return null;
  const command = readCurlOptions(words.slice(1));
  return command.url === null ? null : toRequest(command, command.url);
}

function toRequest(command: CurlCommand, address: string): HttpRequest {
  const headers = command.headers.filter(({ name }) => name.toLowerCase() !== 'cookie');
  const given = command.headers.filter(({ name }) => name.toLowerCase() === 'cookie').map(({ value }) => value);
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
    cookies: readCookies([...command.cookies, ...given].join(';')),
    body,
    ...(digest && { digest }),
  };
}

function readLogin(user: string): HttpLogin {
  const [username = '', ...rest] = user.split(':');
  return { username, password: rest.join(':') };
}

function bodyOf({ data, file, form }: CurlCommand, headers: readonly HttpField[]): HttpBody | null {
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  if (form.length > 0)
    return {
      kind: 'multipart',
      parts: form,
      ...(type && /^multipart\/(?!form-data)/i.test(type) && { contentType: type }),
    };
  if (data.length === 0) return null;
  if (file !== null) return { kind: 'file', file: { filename: file } };
  const text = data.join('&');
  // cURL calls everything a form; what begins like JSON or XML is none, whatever its header says.
  if (/^\s*[[{<]/.test(text) || (type && !/x-www-form-urlencoded/i.test(type))) return { kind: 'text', text };
  const fields = [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }));
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
