import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** How a stored text becomes the body for an `Accept-Encoding`, the best first. */
export const encodings: readonly {
  name: Encoding;
  extension: string;
  compress: (content: Uint8Array) => Promise<Uint8Array>;
}[] = [
  {
    name: 'br',
    extension: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  },
  { name: 'gzip', extension: '.gz', compress: (content) => promisify(gzip)(content, { level: 6 }) },
];
