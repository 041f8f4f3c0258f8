import { vectorParts } from './index-layout.ts';

/** Vectors of the pieces of a segment's sections, and their signs for a first look. */
export interface VectorTable {
  kind: 'table';
  dimensions: number;
  count: number;
  /** One vector after the other, one byte a number. */
  numbers: Int8Array;
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

/** Opens the parts of a segment where they are; what follows from the vectors was stored beside them. */
export function openVectorTable(
  parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  { dimensions, sections }: { dimensions: number; sections: number },
): VectorTable {
  const bytes = (name: string): Uint8Array<ArrayBuffer> => parts.get(name)!;
  const numbers = bytes(vectorParts.numbers);
  const signs = bytes(vectorParts.signs);
  const scales = bytes(vectorParts.scales);
  const sectionOf = readNumbers(bytes(vectorParts.sectionOf));
  return {
    kind: 'table',
    dimensions,
    count: sectionOf.length,
    numbers: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length),
    scales: new Float32Array(scales.buffer, scales.byteOffset, scales.length / 4),
    signs: new Int32Array(signs.buffer, signs.byteOffset, signs.length / 4),
    words: countWords(dimensions),
    sectionOf,
    firstOf: countFirst(sectionOf, sections),
  };
}

/** Numbers of a part, where they are. */
export function readNumbers({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

function countWords(dimensions: number): number {
  return Math.ceil(dimensions / 96) * 3;
}

function countFirst(sectionOf: Uint32Array, sections: number): Uint32Array {
  const first = new Uint32Array(sections + 1);
  for (const section of sectionOf) first[section + 1]!++;
  for (let section = 0; section < sections; section++) first[section + 1]! += first[section]!;
  return first;
}

/** What follows from vectors that stand one after the other. */
export function describeVectors(numbers: Int8Array, dimensions: number): Pick<VectorTable, 'signs' | 'scales'> {
  const count = numbers.length / dimensions;
  const words = countWords(dimensions);
  const signs = new Int32Array(count * words);
  const scales = new Float32Array(count);
  for (let id = 0; id < count; id++) {
    let length = 0;
    for (let index = 0; index < dimensions; index++) {
      const value = numbers[id * dimensions + index]!;
      length += value * value;
      if (value > 0) signs[id * words + (index >> 5)]! |= 1 << (index & 31);
    }
    scales[id] = length > 0 ? 1 / Math.sqrt(length) : 0;
  }
  return { signs, scales };
}

/** Cosine of a stored vector and one of length 1. */
export function measureCosine({ dimensions, numbers, scales }: VectorTable, id: number, vector: Float32Array): number {
  const from = id * dimensions;
  let sum = 0;
  for (let index = 0; index < dimensions; index++) sum += numbers[from + index]! * vector[index]!;
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
