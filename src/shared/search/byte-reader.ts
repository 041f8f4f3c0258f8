/** Reads what a `ByteWriter` wrote. All throw `DamagedFile` past the end. */
export interface ByteReader {
  readonly position: number;
  byte: () => number;
  number: () => number;
  text: () => string;
}

/** A file of the index was cut off, or a host gave something else in its place. */
export class DamagedFile extends Error {
  constructor() {
    super('A file of the search index is damaged');
  }
}

export function createByteReader(bytes: Uint8Array, start = 0): ByteReader {
  const decoder = new TextDecoder();
  let position = start;
  const take = (count: number): number => {
    if (position + count > bytes.length) throw new DamagedFile();
    return (position += count) - count;
  };
  const byte = (): number => bytes[take(1)]!;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const next = byte();
      value += (next & 127) * factor;
      if (next < 128) return value;
    }
  };
  const text = (): string => {
    const from = take(number());
    return decoder.decode(bytes.subarray(from, position));
  };
  return {
    get position() {
      return position;
    },
    byte,
    number,
    text,
  };
}
