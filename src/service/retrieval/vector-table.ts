/** Vectors of the pieces of a partition's sections, and their signs for a first look. */
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
  /** For each vector the number of its section, ascending. */
  sectionOf: Uint32Array;
  /** For each section the number of its first vector, and one number more: the end of the last. */
  firstOf: Uint32Array;
}

/** Rows that are read before other work of the process gets its turn: a few milliseconds. */
const ROWS_AT_ONCE = 512;

/** Reads the parts of an index that hold vectors; `null` for a partition without any. */
export async function buildVectorTable(
  parts: readonly Uint8Array[],
  { dimensions, sections, sectionOf }: { dimensions: number; sections: number; sectionOf: Uint32Array },
): Promise<VectorTable | null> {
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
    sectionOf,
    firstOf: countFirst(sectionOf, sections),
  };
  for (let id = 0; id < count; id++) {
    describeVector(table, id);
    if (id % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate);
  }
  return table;
}

function countFirst(sectionOf: Uint32Array, sections: number): Uint32Array {
  const first = new Uint32Array(sections + 1);
  for (const section of sectionOf) first[section + 1]!++;
  for (let section = 0; section < sections; section++) first[section + 1]! += first[section]!;
  return first;
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

/** The highest cosine of a section's pieces; 0 for a section without vectors. */
export function measureSection(table: VectorTable, section: number, vector: Float32Array): number {
  let best: number | null = null;
  for (let id = table.firstOf[section]!; id < table.firstOf[section + 1]!; id++) {
    const cosine = measureCosine(table, id, vector);
    if (best === null || cosine > best) best = cosine;
  }
  return best ?? 0;
}
