const encoder = new TextEncoder();

/** Collects bytes: numbers as variable-length integers (seven bits a byte, low ones first), texts as UTF-8. */
export interface ByteWriter {
  readonly length: number;
  byte: (value: number) => void;
  number: (value: number) => void;
  text: (value: string) => void;
  append: (bytes: Uint8Array) => void;
  finish: () => Uint8Array;
}

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(256);
  let length = 0;
  const reserve = (count: number): void => {
    if (length + count <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + count));
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  };
  const byte = (value: number): void => {
    reserve(1);
    buffer[length++] = value;
  };
  const number = (value: number): void => {
    for (; value > 127; value = Math.floor(value / 128)) byte((value % 128) | 128);
    byte(value);
  };
  const append = (bytes: Uint8Array): void => {
    reserve(bytes.length);
    buffer.set(bytes, length);
    length += bytes.length;
  };
  const text = (value: string): void => {
    const bytes = encoder.encode(value);
    number(bytes.length);
    append(bytes);
  };
  return {
    get length() {
      return length;
    },
    byte,
    number,
    text,
    append,
    finish: () => buffer.slice(0, length),
  };
}
