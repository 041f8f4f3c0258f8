import { createByteReader } from './byte-reader.ts';
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
 * Layout: number of terms; per term its front-coded text, frequency and kept postings; then all postings in the same
 * order.
 */
export function encodeShard(postings: readonly Posting[]): Uint8Array {
  const head = createByteWriter();
  const body = createByteWriter();
  head.number(postings.length);
  let before = '';
  for (const { term, frequency, ids, impacts } of postings) {
    writeFrontCoded(head, before, term);
    head.number(frequency);
    head.number(ids.length);
    const start = body.length;
    ids.forEach((id, index) => body.number(index === 0 ? id : id - ids[index - 1]!));
    for (const impact of impacts) body.byte(impact);
    head.number(body.length - start);
    before = term;
  }
  head.append(body.finish());
  return head.finish();
}

/** The terms of a shard, sorted; their postings are decoded only when asked for. */
export function decodeShard(bytes: Uint8Array): ShardTerm[] {
  const reader = createByteReader(bytes);
  const count = reader.number();
  const heads: { term: string; frequency: number; kept: number; size: number }[] = [];
  let term = '';
  for (let index = 0; index < count; index++) {
    term = readFrontCoded(reader, term);
    heads.push({ term, frequency: reader.number(), kept: reader.number(), size: reader.number() });
  }
  let offset = reader.position;
  return heads.map(({ term, frequency, kept, size }) => {
    const start = offset;
    offset += size;
    let postings: ReturnType<ShardTerm['read']> | null = null;
    return { term, frequency, read: () => (postings ??= readPostings(bytes, start, kept)) };
  });
}

function readPostings(bytes: Uint8Array, start: number, count: number): { ids: Uint32Array; impacts: Uint8Array } {
  const reader = createByteReader(bytes, start);
  const ids = new Uint32Array(count);
  let id = 0;
  for (let index = 0; index < count; index++) ids[index] = id += reader.number();
  return { ids, impacts: bytes.subarray(reader.position, reader.position + count) };
}
