export interface IcoPicture {
  /** Width and height in pixels. */
  side: number;
  png: Buffer;
}

/** An icon file (`.ico`) of square pictures, each as a PNG file, which every browser since 2007 reads. */
export function writeIco(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  pictures.forEach(({ side, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
