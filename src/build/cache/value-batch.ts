import { fstatSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { pack } from './pack.ts';

/** Where a value lies in a file. */
export interface BatchPlace {
  /** Where its batch begins, and the length of that as it is packed. */
  at: number;
  packed: number;
  /** In the batch as it is unpacked. */
  start: number;
  length: number;
}

/** Of a batch: the lengths of its list and of its values as they are packed, and the CRC-32 of the list. */
const headLength = 12;

/** Some values as a batch: a list of their names and lengths, and all of them, packed as one. Places count from it. */
export function encodeBatch(values: ReadonlyMap<string, Buffer>): { content: Buffer; list: [string, BatchPlace][] } {
  const packed = pack(Buffer.concat([...values.values()]));
  const text = Buffer.from(Array.from(values, ([name, { length }]) => `${name} ${length}`).join('\n'));
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt32LE(packed.length, 4);
  head.writeUInt32LE(crc32(text), 8);
  const at = headLength + text.length;
  return { content: Buffer.concat([head, text, packed]), list: placesOf(text, { at, packed: packed.length }) };
}

/**
 * Tells of all values in a file, the newest of a name last.
 * @returns whether the file ends with a whole batch
 */
export function readBatches(file: number, note: (name: string, place: BatchPlace) => void): boolean {
  const end = fstatSync(file).size;
  let at = 0;
  while (at < end) {
    const head = readPart(file, { at, length: headLength });
    if (head === null) return false;
    const [length, packed, sum] = [head.readUInt32LE(0), head.readUInt32LE(4), head.readUInt32LE(8)];
    at += headLength + length;
    const text = at + packed <= end ? readPart(file, { at: at - length, length }) : null;
    if (text === null || crc32(text) !== sum) return false;
    for (const [name, place] of placesOf(text, { at, packed })) note(name, place);
    at += packed;
  }
  return true;
}

/** `null` where the file has no such part. */
export function readPart(file: number, { at, length }: { at: number; length: number }): Buffer | null {
  const content = Buffer.allocUnsafe(length);
  try {
    return readSync(file, content, 0, length, at) === length ? content : null;
  } catch {
    return null;
  }
}

function placesOf(list: Buffer, batch: Pick<BatchPlace, 'at' | 'packed'>): [string, BatchPlace][] {
  let next = 0;
  return list
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [name = '', size] = line.split(' ');
      const length = Number(size);
      next += length;
      return [name, { ...batch, start: next - length, length }];
    });
}
