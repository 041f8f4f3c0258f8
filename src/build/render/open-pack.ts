import { zstdDecompressSync } from 'node:zlib';

/** Many small text files in one, of which only what is used is unpacked. */
export interface Pack {
  /** Names of the files, sorted. */
  names: string[];
  /** Text of a file; `null` when there is none. */
  read: (name: string) => string | null;
}

/** In the index of a pack: bytes of a block, and the names of the files in it. */
export type PackBlock = [bytes: number, ...names: string[]];

/** Between the files of a block. */
export const fileEnd = '\0';

/**
 * Opens a pack: four bytes with the length of the index, the index (`PackBlock[]` as JSON) and the blocks, all of them
 * compressed with Zstandard.
 */
export function openPack(data: Buffer): Pack {
  const start = 4 + data.readUInt32LE(0);
  const index = JSON.parse(zstdDecompressSync(data.subarray(4, start)).toString()) as PackBlock[];
  const places = new Map<string, { block: number; position: number }>();
  const blocks: { from: number; to: number; texts: string[] | null }[] = [];
  for (const [block, [bytes, ...names]] of index.entries()) {
    const from = blocks.at(-1)?.to ?? start;
    blocks.push({ from, to: from + bytes, texts: null });
    for (const [position, name] of names.entries()) places.set(name, { block, position });
  }
  return {
    names: [...places.keys()],
    read(name) {
      const place = places.get(name);
      if (!place) return null;
      const block = blocks[place.block]!;
      block.texts ??= zstdDecompressSync(data.subarray(block.from, block.to)).toString().split(fileEnd);
      return block.texts[place.position]!;
    },
  };
}
