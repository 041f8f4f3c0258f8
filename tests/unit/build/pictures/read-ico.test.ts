import { describe, expect, test } from 'vitest';
import { readIco } from '../../../../src/build/pictures/read-ico.ts';
import { writeIco } from '../../../../src/build/pictures/write-ico.ts';

/** An icon file with one bitmap of the given depth: `rows` from the top down, a palette for few colours, a mask. */
function bitmapIcon({
  depth,
  width,
  height,
  palette = [],
  rows,
  mask,
}: {
  depth: number;
  width: number;
  height: number;
  palette?: number[][];
  rows: number[][];
  mask: number[][];
}): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(width, 4);
  head.writeInt32LE(height * 2, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(depth, 14);
  head.writeUInt32LE(palette.length, 32);
  const pad = (row: number[]): Buffer => Buffer.concat([Buffer.from(row), Buffer.alloc((4 - (row.length % 4)) % 4)]);
  const body = Buffer.concat([
    head,
    Buffer.from(palette.flatMap(([r, g, b]) => [b!, g!, r!, 0])),
    ...rows.toReversed().map(pad),
    ...mask.toReversed().map(pad),
  ]);
  const file = writeIco([{ side: width, png: body }]);
  return file;
}

const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

function pixels(file: Buffer): number[][] {
  const frame = readIco(file);
  if (frame?.kind !== 'pixels') throw new Error('no pixels');
  return Array.from({ length: frame.width * frame.height }, (_, index) => [
    ...frame.data.subarray(index * 4, index * 4 + 4),
  ]);
}

describe('bitmaps in icon files', () => {
  test('two colours, from the top down, with transparent pixels from the mask', () => {
    const file = bitmapIcon({
      depth: 1,
      width: 2,
      height: 2,
      palette: [red, blue],
      rows: [[0b01000000], [0b10000000]],
      mask: [[0], [0b01000000]],
    });
    expect(pixels(file)).toEqual([red, blue, blue, [255, 0, 0, 0]]);
  });

  test('sixteen and 256 colours', () => {
    expect(
      pixels(bitmapIcon({ depth: 4, width: 2, height: 1, palette: [red, blue], rows: [[0x10]], mask: [[0]] })),
    ).toEqual([blue, red]);
    expect(
      pixels(bitmapIcon({ depth: 8, width: 2, height: 1, palette: [red, blue], rows: [[1, 0]], mask: [[0]] })),
    ).toEqual([blue, red]);
  });

  test('true colours, with and without opacity', () => {
    expect(pixels(bitmapIcon({ depth: 24, width: 1, height: 1, rows: [[0, 0, 255]], mask: [[0]] }))).toEqual([red]);
    expect(pixels(bitmapIcon({ depth: 32, width: 1, height: 1, rows: [[255, 0, 0, 128]], mask: [[0]] }))).toEqual([
      [0, 0, 255, 128],
    ]);
  });

  test('32 bits without any opacity mean the mask', () => {
    const file = bitmapIcon({
      depth: 32,
      width: 2,
      height: 1,
      rows: [[255, 0, 0, 0, 0, 0, 255, 0]],
      mask: [[0b01000000]],
    });
    expect(pixels(file)).toEqual([blue, [255, 0, 0, 0]]);
  });
});

test('the largest picture is taken, a PNG file as it is', () => {
  const png = (side: number): Buffer => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(60, side)]);
  const file = writeIco([16, 256, 48].map((side) => ({ side, png: png(side) })));
  expect(readIco(file)).toEqual({ kind: 'png', data: png(256) });
});

test('what is no icon file, or a broken one, gives nothing', () => {
  expect(readIco(Buffer.from('<svg/>'))).toBeNull();
  expect(readIco(Buffer.alloc(0))).toBeNull();
  const cut = bitmapIcon({ depth: 32, width: 64, height: 64, rows: [[0]], mask: [[0]] });
  expect(readIco(cut)).toBeNull();
  const endless = Buffer.alloc(22);
  endless.writeUInt16LE(1, 2);
  endless.writeUInt16LE(65_535, 4);
  endless.writeUInt32LE(4_000_000_000, 14);
  endless.writeUInt32LE(4_000_000_000, 18);
  expect(readIco(endless)).toBeNull();
});
