import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { fileEnd, type IconBlock } from '../../src/build/render/open-icon-pack.ts';
import { iconPackName } from '../../src/build/render/open-icons.ts';
import { iconFolders } from '../../src/view/icons/icon-files.ts';

/** So many that they compress well, and so few that unpacking one takes no time. */
const filesPerBlock = 32;

/**
 * Writes each folder of the icon libraries as one pack: they are 20,000 files.
 * @returns the files that went in
 */
export function packIcons(modules: string, out: string): string[] {
  mkdirSync(out, { recursive: true });
  return Object.values(iconFolders)
    .flatMap((folders) => Object.values(folders))
    .flatMap((path) => {
      const folder = join(modules, path);
      const names = readdirSync(folder)
        .filter((name) => name.endsWith('.svg'))
        .sort();
      writeFileSync(join(out, iconPackName(path)), packFiles(folder, names));
      return names.map((name) => join(folder, name));
    });
}

function packFiles(folder: string, names: string[]): Buffer {
  const index: IconBlock[] = [];
  const blocks: Buffer[] = [];
  for (let from = 0; from < names.length; from += filesPerBlock) {
    const some = names.slice(from, from + filesPerBlock);
    const block = compress(some.map((name) => readFileSync(join(folder, name), 'utf8')).join(fileEnd));
    blocks.push(block);
    index.push([block.length, ...some]);
  }
  const head = compress(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...blocks]);
}

function compress(text: string): Buffer {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 12 } });
}
