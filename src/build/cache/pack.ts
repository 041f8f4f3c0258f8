import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Stands behind the frame: Node 22 unpacks the beginning of a frame as if it were the whole. */
const end = Buffer.from('\nend');

/** Compresses content that is kept, with a checksum: half a file is none. */
export function pack(content: string | Uint8Array): Buffer {
  const { ZSTD_c_compressionLevel: level, ZSTD_c_checksumFlag: checksum } = constants;
  return Buffer.concat([zstdCompressSync(content, { params: { [level]: 1, [checksum]: 1 } }), end]);
}

/** `null` for what `pack` did not make, and for `null`. */
export function unpack(content: Buffer | null): Buffer | null {
  if (!content?.subarray(-end.length).equals(end)) return null;
  try {
    return zstdDecompressSync(content.subarray(0, -end.length), { chunkSize: outputSize(content.length) });
  } catch {
    return null;
  }
}

/** Bytes for what comes out, mostly all of it: Node's own pieces of 16 kB are many to join. */
function outputSize(packed: number): number {
  return Math.min(Math.max(packed * 8, 16 * 1024), 4 * 1024 * 1024);
}
