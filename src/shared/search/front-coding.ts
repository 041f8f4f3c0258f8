import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Writes `word` as the number of letters it shares with `before` and the rest. */
export function writeFrontCoded(writer: ByteWriter, before: string, word: string): void {
  const shared = countShared(before, word);
  writer.number(shared);
  writer.text(word.slice(shared));
}

export function readFrontCoded(reader: ByteReader, before: string): string {
  const shared = reader.number();
  return before.slice(0, shared) + reader.text();
}

function countShared(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  // Half of a surrogate pair cannot be written as UTF-8.
  const code = b.charCodeAt(shared - 1);
  return code >= 0xd800 && code <= 0xdbff ? shared - 1 : shared;
}
