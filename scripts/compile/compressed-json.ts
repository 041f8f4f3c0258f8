import { readFileSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild-native';

const smallest = 20_000;

/** Large JSON that packages import stands compressed in the bundle: schemas are mostly repetition. */
export const compressedJson: Plugin = {
  name: 'compressed-json',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (text.length < smallest) return undefined;
      const packed = zstdCompressSync(JSON.stringify(JSON.parse(text))).toString('base64');
      return {
        contents: `module.exports = JSON.parse(require('node:zlib').zstdDecompressSync(Buffer.from('${packed}', 'base64')));`,
        loader: 'js',
      };
    });
  },
};
