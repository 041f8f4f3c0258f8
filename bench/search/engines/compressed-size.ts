import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a file as servers send it: Brotli at quality 5, the usual one for content compressed on the fly. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
