import { createByteReader, DamagedFile } from './byte-reader.ts';
import { createByteWriter } from './byte-writer.ts';
import { readFrontCoded, writeFrontCoded } from './front-coding.ts';
import type { Posting } from './merge-postings.ts';

/** One term of a loaded shard. */
export interface ShardTerm {
  term: string;
  frequency: number;
  /** The sections and their impacts, decoded when they are first asked for. */
  read: () => { ids: Uint32Array; impacts: Uint8Array };
}

/**
 * Layout: number of terms; per term its front-coded text and frequency; of a term that stands once (as most do) its
 * section and impact, of another the number of kept postings and their bytes; then the postings of these others in the
 * same order.
 */
export function encodeShard(postings: readonly Posting[]): Uint8Array {
  const head = createByteWriter();
  const body = createByteWriter();
  head.number(postings.length);
  let before = '';
  for (const { term, frequency, ids, impacts } of postings) {
    writeFrontCoded(head, before, term);
    before = term;
    head.number(frequency);
    if (frequency === 1) {
      head.number(ids[0]!);
      head.byte(impacts[0]!);
      continue;
    }
    head.number(ids.length);
    const start = body.length;
    for (let index = 0; index < ids.length; index++) body.number(index === 0 ? ids[0]! : ids[index]! - ids[index - 1]!);
    body.append(impacts);
    head.number(body.length - start);
  }
  head.append(body.finish());
  return head.finish();
}

/**
 * The terms of a shard, sorted; their postings are decoded only when asked for.
 * @throws DamagedFile
 */
export function decodeShard(bytes: Uint8Array): ShardTerm[] {
  const reader = createByteReader(bytes);
  const count = reader.number();
  const heads: { term: string; frequency: number; once: Decoded | null; kept: number; size: number }[] = [];
  let term = '';
  for (let index = 0; index < count; index++) {
    term = readFrontCoded(reader, term);
    const frequency = reader.number();
    if (frequency === 1) {
      const once = { ids: Uint32Array.of(reader.number()), impacts: Uint8Array.of(reader.byte()) };
      heads.push({ term, frequency, once, kept: 1, size: 0 });
    } else heads.push({ term, frequency, once: null, kept: reader.number(), size: reader.number() });
  }
  let offset = reader.position;
  if (heads.reduce((end, { size }) => end + size, offset) !== bytes.length) throw new DamagedFile();
  return heads.map(({ term, frequency, once, kept, size }) => {
    const start = offset;
    offset += size;
    let postings = once;
    return { term, frequency, read: () => (postings ??= readPostings(bytes, start, kept)) };
  });
}

type Decoded = ReturnType<ShardTerm['read']>;

function readPostings(bytes: Uint8Array, start: number, count: number): Decoded {
  const reader = createByteReader(bytes, start);
  const ids = new Uint32Array(count);
  let id = 0;
  for (let index = 0; index < count; index++) ids[index] = id += reader.number();
  return { ids, impacts: bytes.subarray(reader.position, reader.position + count) };
}
