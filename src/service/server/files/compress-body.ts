import { acceptQuality } from '../../../base/http/accept-quality.ts';
import type { CachedBody } from '../../../base/http/answer-content.ts';
import { encodings } from './encodings.ts';

type Encoder = (typeof encodings)[number];

/** Nothing shorter gets smaller by compression, headers counted. */
const compressionFloor = 800;

const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[\w.+-]+\+(?:json|xml|yaml)|yaml|wasm)|image\/svg)/;

export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** How to compress a file for a request: what the client likes best; `null` for as it is, which ranges count in. */
export function chooseEncoding({ headers }: Request, { type, size }: { type: string; size: number }): Encoder | null {
  const accepted = headers.get('accept-encoding');
  if (!accepted || size < compressionFloor || headers.has('range') || !isCompressible(type)) return null;
  let best: { encoding: Encoder; quality: number } | null = null;
  for (const encoding of encodings) {
    const quality = acceptQuality(accepted, encoding.name)?.quality ?? 0;
    if (quality > (best?.quality ?? 0)) best = { encoding, quality };
  }
  return best?.encoding ?? null;
}

export async function compressBody({ content, etag }: CachedBody, { name, compress }: Encoder): Promise<CachedBody> {
  return { content: new Uint8Array(await compress(content)), etag: `${etag.slice(0, -1)}-${name}"` };
}
