import { createSearch } from '../../src/shared/search/create-search.ts';
import { compressedSize } from './engines/compressed-size.ts';

export interface TypedBytes {
  /** Of each query, typed letter by letter into an empty cache until its results stand. */
  cold: number[];
  /** Of each further key, once a first query has been answered. */
  keys: number[];
}

/** Counts what a reader loads who types queries as the dialog asks them: in a hurry at each key, fully at the end. */
export async function countTypedBytes(
  files: ReadonlyMap<string, string | Uint8Array>,
  queries: readonly string[],
): Promise<TypedBytes> {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = sizes.get(name) ?? compressedSize(files.get(name)!);
    sizes.set(name, size);
    return size;
  };
  const counted: TypedBytes = { cold: [], keys: [] };
  for (const [index, query] of queries.entries()) {
    let bytes = 0;
    const fetchFile = async (name: string): Promise<Uint8Array> => {
      bytes += sizeOf(name);
      const content = files.get(name)!;
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    };
    const search = await createSearch({ fetchFile });
    const type = async (text: string, note?: (bytes: number) => void): Promise<void> => {
      for (let length = 1; length <= text.length; length++) {
        const before = bytes;
        await search.search({ query: text.slice(0, length), hurry: length < text.length });
        note?.(bytes - before);
      }
    };
    await type(query);
    counted.cold.push(bytes);
    await type(queries[(index + 1) % queries.length]!, (own) => counted.keys.push(own));
  }
  return counted;
}
