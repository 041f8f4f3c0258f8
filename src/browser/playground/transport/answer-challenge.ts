import type { HttpLogin, HttpRequest } from '../../../model/http.ts';
import { md5, toHex } from './md5.ts';

/**
 * The header `Authorization` that answers a challenge of Digest authentication (RFC 7616, section 3.4), from the value
 * of `WWW-Authenticate`; `null` where it holds none that can be answered. `clientNonce` is a fresh random text.
 */
export async function answerChallenge(
  header: string,
  { request, login, clientNonce }: { request: HttpRequest; login: HttpLogin; clientNonce: string },
): Promise<string | null> {
  const challenge = readChallenges(header)
    .filter(({ nonce, algorithm, qop }) => nonce && hashOf(algorithm) && (!qop || offersPlain(qop)))
    // Servers name the one they like best first; one that is broken comes last.
    .sort((a, b) => Number(isWeak(a)) - Number(isWeak(b)))[0];
  if (!challenge) return null;
  const { realm = '', nonce = '', opaque, algorithm, qop } = challenge;
  const hash = hashOf(algorithm)!;
  const { pathname, search } = new URL(request.url);
  const uri = pathname + search;
  const secret = await hash(`${login.username}:${realm}:${login.password}`);
  const first = /-sess$/i.test(algorithm ?? '') ? await hash(`${secret}:${nonce}:${clientNonce}`) : secret;
  const second = await hash(`${request.method}:${uri}`);
  const count = '00000001';
  const between = qop ? `${nonce}:${count}:${clientNonce}:auth` : nonce;
  const fields = [
    `username=${quote(login.username)}`,
    `realm=${quote(realm)}`,
    `nonce=${quote(nonce)}`,
    `uri=${quote(uri)}`,
    `response=${quote(await hash(`${first}:${between}:${second}`))}`,
    ...(algorithm ? [`algorithm=${algorithm}`] : []),
    ...(opaque === undefined ? [] : [`opaque=${quote(opaque)}`]),
    ...(qop ? ['qop=auth', `nc=${count}`, `cnonce=${quote(clientNonce)}`] : []),
  ];
  return `Digest ${fields.join(', ')}`;
}

type Challenge = Partial<Record<string, string>>;
type Hash = (text: string) => Promise<string>;

/** A header may hold several challenges, of other schemes among them (RFC 9110, section 11.6.1). */
function readChallenges(header: string): Challenge[] {
  const starts = [...header.matchAll(/(?:^|,)\s*([\w-]+)(?=\s+[\w-]+\s*=|\s*(?:,|$))/g)];
  return starts.flatMap((start, index) => {
    if (start[1]!.toLowerCase() !== 'digest') return [];
    const text = header.slice(start.index + start[0].length, starts[index + 1]?.index);
    const pairs = text.matchAll(/([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))/g);
    return [
      Object.fromEntries(
        Array.from(pairs, ([, name, quoted, token]) => [
          name!.toLowerCase(),
          quoted?.replace(/\\(.)/g, '$1') ?? token ?? '',
        ]),
      ),
    ];
  });
}

/** `auth-int` covers the body as well, which few servers ask for alone. */
function offersPlain(qop: string): boolean {
  return qop.split(',').some((offer) => offer.trim().toLowerCase() === 'auth');
}

function isWeak({ algorithm }: Challenge): boolean {
  return !/^SHA/i.test(algorithm ?? '');
}

function hashOf(algorithm = 'MD5'): Hash | null {
  const name = algorithm.replace(/-sess$/i, '').toUpperCase();
  if (name === 'MD5') return async (text) => md5(encode(text));
  // Pages without a secure connection have no other.
  if (name !== 'SHA-256' || !globalThis.crypto.subtle) return null;
  return async (text) => toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text))));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
