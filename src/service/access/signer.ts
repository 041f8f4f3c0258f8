import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values that travel through browsers, so that nobody else can make or change them. */
export interface Signer {
  sign: (purpose: string, value: unknown) => string;
  /** The value of a token that any of the keys signed for the same purpose; `null` for everything else. */
  read: (purpose: string, token: string) => unknown;
}

/**
 * Makes the signer of one site: what it signs is nothing to other sites, which may have the same secrets.
 *
 * @param secrets newest first: that one signs, all of them are believed, so that a secret can be replaced without
 * signing everybody out
 * @param domain the site's domain identifier
 */
export function createSigner(secrets: readonly string[], domain: string): Signer {
  const keys = secrets.map((secret) => ({
    id: createHash('sha256').update(`id ${secret}`).digest('base64url').slice(0, 6),
    secret: createHash('sha256').update(secret).digest(),
  }));
  const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign: (purpose, value) => {
      const [newest] = keys;
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${newest!.id}.${payload}.${macOf(newest!.secret, `${purpose} ${domain}.${payload}`).toString('base64url')}`;
    },
    read: (purpose, token) => {
      const [id, payload, mac, ...rest] = token.split('.');
      if (payload === undefined || mac === undefined || rest.length > 0) return null;
      const given = Buffer.from(mac, 'base64url');
      const fits = keys.some(
        (key) =>
          key.id === id &&
          given.length === 32 &&
          timingSafeEqual(given, macOf(key.secret, `${purpose} ${domain}.${payload}`)),
      );
      return fits ? (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown) : null;
    },
  };
}
