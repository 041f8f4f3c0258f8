import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Compresses content that is kept, with a checksum: half a file is none. */
export function pack(content: string | Uint8Array): Buffer {
  const { ZSTD_c_compressionLevel: level, ZSTD_c_checksumFlag: checksum } = constants;
  return zstdCompressSync(content, { params: { [level]: 1, [checksum]: 1 } });
}

/** `null` for what `pack` did not make, and for `null`. */
export function unpack(content: Buffer | null): Buffer | null {
  try {
    return content && zstdDecompressSync(content);
  } catch {
    return null;
  }
}
