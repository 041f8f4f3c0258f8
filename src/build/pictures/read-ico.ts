/** A picture out of an icon file: a whole PNG file, or bare pixels of red, green, blue and opacity. */
export type IcoFrame = { kind: 'png'; data: Buffer } | { kind: 'pixels'; data: Buffer; width: number; height: number };

const headerSize = 6;
const entrySize = 16;

/**
 * The largest picture of an icon file (`.ico`), among equals the one with most colours; `null` for bytes that are no
 * such file, or hold none that can be read.
 */
export function readIco(file: Buffer): IcoFrame | null {
  if (file.length < headerSize || file.readUInt32LE(0) !== 0x00010000) return null;
  const count = Math.min(file.readUInt16LE(4), Math.floor((file.length - headerSize) / entrySize));
  const entries = Array.from({ length: count }, (_, index) => readEntry(file, headerSize + index * entrySize));
  entries.sort((a, b) => b.side - a.side || b.depth - a.depth);
  for (const { start, size } of entries) {
    const frame = readFrame(file.subarray(start, start + size));
    if (frame !== null) return frame;
  }
  return null;
}

interface IcoEntry {
  side: number;
  depth: number;
  start: number;
  size: number;
}

function readEntry(file: Buffer, at: number): IcoEntry {
  // A width of 0 stands for 256.
  const side = file.readUInt8(at) || 256;
  return { side, depth: file.readUInt16LE(at + 6), size: file.readUInt32LE(at + 8), start: file.readUInt32LE(at + 12) };
}

function readFrame(data: Buffer): IcoFrame | null {
  if (data.length < 40) return null;
  return data.readUInt32BE(0) === 0x89504e47 ? { kind: 'png', data } : readBitmap(data);
}

/**
 * A bitmap without file header, its rows from the bottom up, its height counting the mask of transparent pixels too.
 */
function readBitmap(data: Buffer): IcoFrame | null {
  const start = data.readUInt32LE(0);
  const width = data.readInt32LE(4);
  const height = data.readInt32LE(8) / 2;
  const depth = data.readUInt16LE(14);
  const isPlain = data.readUInt32LE(16) === 0 && [1, 4, 8, 24, 32].includes(depth);
  if (!isPlain || !Number.isInteger(height) || width < 1 || height < 1 || width > 1024 || height > 1024) return null;
  const colors = depth <= 8 ? data.readUInt32LE(32) || 2 ** depth : 0;
  const rows = start + colors * 4;
  const stride = Math.ceil((width * depth) / 32) * 4;
  const mask = { at: rows + stride * height, stride: Math.ceil(width / 32) * 4 };
  if (colors > 256 || data.length < mask.at) return null;
  const bitmap: Bitmap = { data, width, height, depth, palette: start, rows, stride, mask };
  return { kind: 'pixels', data: readPixels(bitmap), width, height };
}

interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
  depth: number;
  palette: number;
  rows: number;
  stride: number;
  mask: { at: number; stride: number };
}

function readPixels(bitmap: Bitmap): Buffer {
  const { data, width, height, depth, rows, stride } = bitmap;
  const pixels = Buffer.alloc(width * height * 4);
  let isOpaqueAnywhere = false;
  for (let y = 0; y < height; y++) {
    const row = rows + (height - 1 - y) * stride;
    for (let x = 0; x < width; x++) {
      const from = depth <= 8 ? bitmap.palette + 4 * paletteIndex(data, { row, x, depth }) : row + (x * depth) / 8;
      const to = (y * width + x) * 4;
      pixels[to] = data[from + 2] ?? 0;
      pixels[to + 1] = data[from + 1] ?? 0;
      pixels[to + 2] = data[from] ?? 0;
      pixels[to + 3] = depth === 32 ? (data[from + 3] ?? 0) : isMasked(bitmap, x, y) ? 0 : 255;
      isOpaqueAnywhere ||= pixels[to + 3] !== 0;
    }
  }
  // Old programs leave the opacity of 32-bit pictures at zero and mean the mask.
  if (!isOpaqueAnywhere) applyMask(pixels, bitmap);
  return pixels;
}

function applyMask(pixels: Buffer, bitmap: Bitmap): void {
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width; x++) pixels[(y * bitmap.width + x) * 4 + 3] = isMasked(bitmap, x, y) ? 0 : 255;
  }
}

function paletteIndex(data: Buffer, { row, x, depth }: { row: number; x: number; depth: number }): number {
  const bit = x * depth;
  return ((data[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

function isMasked({ data, height, mask }: Bitmap, x: number, y: number): boolean {
  return (((data[mask.at + (height - 1 - y) * mask.stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;
}
