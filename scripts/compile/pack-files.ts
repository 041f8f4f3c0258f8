import { constants, zstdCompressSync } from 'node:zlib';
import { fileEnd, type PackBlock } from '../../src/build/render/open-pack.ts';

/** Where one block ends and the next begins: enough to compress well, and so little that unpacking takes no time. */
const bytesPerBlock = 24_000;

/** The pack that `openPack` opens, of texts by name. */
export function packFiles(texts: ReadonlyMap<string, string>): Buffer {
  const blocks = divide([...texts.keys()].sort(), texts).map((names) => {
    const block = compress(names.map((name) => texts.get(name)!).join(fileEnd));
    return { block, entry: [block.length, ...names] satisfies PackBlock };
  });
  const head = compress(JSON.stringify(blocks.map(({ entry }) => entry)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...blocks.map(({ block }) => block)]);
}

function divide(names: readonly string[], texts: ReadonlyMap<string, string>): string[][] {
  const groups: string[][] = [];
  let left = 0;
  for (const name of names) {
    if (left <= 0) {
      groups.push([]);
      left = bytesPerBlock;
    }
    groups.at(-1)!.push(name);
    left -= texts.get(name)!.length;
  }
  return groups;
}

function compress(text: string): Buffer {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 12 } });
}
