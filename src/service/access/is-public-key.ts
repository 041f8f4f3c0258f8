import { createPublicKey, type JsonWebKeyInput, type KeyObject } from 'node:crypto';

/** Whether a text is a key by which tokens of another system can be checked: PEM (SPKI) or JWK, Ed25519 or P-256. */
export function isPublicKey(text: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = readKey(text.trim());
    return asymmetricKeyType === 'ed25519' || asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** @throws Error for anything else; a private key would do, but has no place in a configuration */
function readKey(text: string): KeyObject {
  if (!text.startsWith('{')) {
    if (!text.startsWith('-----BEGIN PUBLIC KEY-----')) throw new TypeError('No public key');
    return createPublicKey(text.replaceAll('\\n', '\n'));
  }
  const key = JSON.parse(text) as JsonWebKeyInput['key'];
  if (key.d !== undefined) throw new TypeError('A private key');
  return createPublicKey({ key, format: 'jwk' });
}
