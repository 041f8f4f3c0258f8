/** Reads what a `ByteWriter` wrote. Reading past the end gives zeros and empty texts. */
export interface ByteReader {
  readonly position: number;
  byte: () => number;
  number: () => number;
  text: () => string;
}

export function createByteReader(bytes: Uint8Array, start = 0): ByteReader {
  const decoder = new TextDecoder();
  let position = start;
  const byte = (): number => bytes[position++] ?? 0;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const next = byte();
      value += (next & 127) * factor;
      if (next < 128) return value;
    }
  };
  const text = (): string => {
    const length = number();
    position += length;
    return decoder.decode(bytes.subarray(position - length, position));
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
