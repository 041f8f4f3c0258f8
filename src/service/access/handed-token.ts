import { createHash } from 'node:crypto';
import { type CryptoKey, errors, importJWK, importSPKI, type JWK, type JWTPayload, jwtVerify } from 'jose';
import type { LimitStore } from '../store/limit-store.ts';
import { type Identity, readIdentity } from './identity.ts';

export interface TokenRules {
  /** PEM or JWK. */
  publicKey: string;
  /** What `iss` and `aud` must be; unset, they are not looked at. */
  issuer?: string | undefined;
  audience?: string | undefined;
  /** Host of the site. */
  host: string;
  limits: Pick<LimitStore, 'take'>;
  /** Seconds since 1970. */
  now: () => number;
}

const algorithms = ['EdDSA', 'Ed25519', 'ES256'];

/** Seconds that a token may still be good for: it goes through the reader's address bar (docs/format.md#readers). */
const longestLife = 10;

/** Seconds by which clocks may differ. */
const tolerance = 5;

/**
 * Reads the token with which another system hands a reader over: signed, for the next seconds, and used once.
 * @throws Error when it is none of that; `JWSSignatureVerificationFailed` where another key has signed it
 */
export async function readHandedToken(token: string, rules: TokenRules): Promise<Identity> {
  const { publicKey, issuer, audience, host, now } = rules;
  const { payload } = await jwtVerify(token, async ({ alg = '' }) => readKey(publicKey, alg), {
    algorithms,
    ...(issuer !== undefined && { issuer }),
    ...(audience !== undefined && { audience }),
    requiredClaims: ['exp'],
    clockTolerance: tolerance,
    currentDate: new Date(now() * 1000),
  });
  checkClaims(payload, { host, now: now() });
  await refuseReplay(token, rules);
  return readIdentity(payload);
}

/**
 * A key as the configuration holds it, which was read before (`isPublicKey`).
 * @throws JWSSignatureVerificationFailed where it is of another kind than that of the algorithm
 */
async function readKey(text: string, algorithm: string): Promise<CryptoKey | Uint8Array> {
  try {
    return await (text.trimStart().startsWith('{')
      ? importJWK(JSON.parse(text) as JWK, algorithm)
      : importSPKI(text.replaceAll('\\n', '\n'), algorithm));
  } catch {
    throw new errors.JWSSignatureVerificationFailed();
  }
}

function checkClaims(
  { exp, host: named }: JWTPayload & { host?: unknown },
  { host, now }: { host: string; now: number },
): void {
  if (exp! - now > longestLife + tolerance) throw new Error(`The token is valid for more than ${longestLife} seconds`);
  if (named === undefined) return;
  // A list, a number or `null` in its place would name no host that the token is for.
  if (typeof named !== 'string') throw new Error('The `host` of the token is not a string');
  if (named.toLowerCase() !== host.toLowerCase()) throw new Error('The token is for another host');
}

/** Two windows that hardly ever end together: where one forgets a token, the other still knows it. */
async function refuseReplay(token: string, { limits }: TokenRules): Promise<void> {
  // The signature alone could be written in another way.
  const key = `handed-token:${createHash('sha256').update(token.split('.').slice(0, 2).join('.')).digest('base64url')}`;
  const { accepted } = await limits.take([
    { key: `${key}:a`, most: 1, window: 86_400_000 },
    { key: `${key}:b`, most: 1, window: 100_000_007 },
  ]);
  if (!accepted) throw new Error('The token has already been used');
}
