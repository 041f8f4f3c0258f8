/** Vectors of the sections of a partition, and their signs for a first look. */
export interface VectorTable {
  dimensions: number;
  count: number;
  /** Pieces of `rows` vectors each, one byte a number. */
  pieces: Int8Array[];
  rows: number;
  /** 1 ÷ length of each vector. */
  scales: Float32Array;
  /** One bit a number: whether it is above zero. */
  signs: Int32Array;
  /** 32-bit words of `signs` for one vector, a multiple of three. */
  words: number;
}

/** Rows that are read before other work of the process gets its turn: a few milliseconds. */
const ROWS_AT_ONCE = 512;

/** Reads the parts of an index that hold vectors; `null` for a partition without any. */
export async function buildVectorTable(parts: readonly Uint8Array[], dimensions: number): Promise<VectorTable | null> {
  if (parts.length === 0) return null;
  const pieces = parts.map((part) => new Int8Array(part.buffer, part.byteOffset, part.byteLength));
  const rows = pieces[0]!.length / dimensions;
  const count = pieces.reduce((sum, piece) => sum + piece.length, 0) / dimensions;
  const words = Math.ceil(dimensions / 96) * 3;
  const table: VectorTable = {
    dimensions,
    count,
    pieces,
    rows,
    scales: new Float32Array(count),
    signs: new Int32Array(count * words),
    words,
  };
  for (let id = 0; id < count; id++) {
    describeVector(table, id);
    if (id % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate);
  }
  return table;
}

function describeVector({ dimensions, pieces, rows, scales, signs, words }: VectorTable, id: number): void {
  const piece = pieces[Math.floor(id / rows)]!;
  const from = (id % rows) * dimensions;
  let length = 0;
  for (let index = 0; index < dimensions; index++) {
    const value = piece[from + index]!;
    length += value * value;
    if (value > 0) signs[id * words + (index >> 5)]! |= 1 << (index & 31);
  }
  scales[id] = length > 0 ? 1 / Math.sqrt(length) : 0;
}

/** Cosine of a stored vector and one of length 1. */
export function measureCosine(
  { dimensions, pieces, rows, scales }: VectorTable,
  id: number,
  vector: Float32Array,
): number {
  const piece = pieces[Math.floor(id / rows)]!;
  const from = (id % rows) * dimensions;
  let sum = 0;
  for (let index = 0; index < dimensions; index++) sum += piece[from + index]! * vector[index]!;
  return sum * scales[id]!;
}
