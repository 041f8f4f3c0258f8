import { crc32 } from 'node:zlib';

/** A stored segment is not what was written. */
export class DamagedSegment extends Error {
  readonly segment: string;
  constructor(segment: string) {
    super(`The segment ${segment} of the search index is damaged`);
    this.name = 'DamagedSegment';
    this.segment = segment;
  }
}

/** Begins with these, the sum of all that follows, and the length of the head. */
const SIGNATURE = 0x31_47_53_44;
const HEAD = 12;
/** Numbers of up to 64 bits are read in place. */
const ALIGNMENT = 8;

/** Puts named parts into one: a head that says where each is, then the parts. */
export function packSegment(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  let end = 0;
  const entries = [...parts].map(([name, { length }]): [string, number, number] => {
    const from = end;
    end = align(end + length);
    return [name, from, length];
  });
  const head = new TextEncoder().encode(JSON.stringify(entries));
  const start = align(HEAD + head.length);
  const packed = new Uint8Array(start + end);
  packed.set(head, HEAD);
  for (const [name, from] of entries) packed.set(parts.get(name)!, start + from);
  const view = new DataView(packed.buffer);
  view.setUint32(0, SIGNATURE, true);
  view.setUint32(8, head.length, true);
  view.setUint32(4, crc32(packed.subarray(8)), true);
  return packed;
}

/**
 * The parts of a segment, which share its bytes and begin at places that numbers may be read from.
 * @throws DamagedSegment
 */
export function unpackSegment(name: string, content: Uint8Array): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  // Some databases give a piece of a larger buffer.
  const bytes = (content.byteOffset % ALIGNMENT === 0 ? content : content.slice()) as Uint8Array<ArrayBuffer>;
  if (bytes.length < HEAD) throw new DamagedSegment(name);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(0, true) !== SIGNATURE || view.getUint32(4, true) !== crc32(bytes.subarray(8)))
    throw new DamagedSegment(name);
  const length = view.getUint32(8, true);
  const start = align(HEAD + length);
  const entries = JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length))) as [
    string,
    number,
    number,
  ][];
  return new Map(
    entries.map(([part, from, size]) => [part, bytes.subarray(start + from, start + from + size)] as const),
  );
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
