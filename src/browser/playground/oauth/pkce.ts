/** What proves that whoever exchanges an authorization code is who asked for it (RFC 7636). */
export interface PkcePair {
  verifier: string;
  challenge: string;
  method: 'S256' | 'plain';
}

/** A fresh pair. Pages without a secure connection have no digest; there the challenge is the verifier itself. */
export async function createPkcePair(
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(32)),
): Promise<PkcePair> {
  const verifier = base64Url(random);
  if (!crypto.subtle) return { verifier, challenge: verifier, method: 'plain' };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)), method: 'S256' };
}

/** Base64 for addresses, without padding (RFC 4648 section 5). */
export function base64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
