import type { SearchEngine, SegmentFile } from '../store/search-engine.ts';

interface Wanted {
  file: SegmentFile;
  resolve: (content: Uint8Array) => void;
  reject: (error: unknown) => void;
}

/** Files of one question. */
const AT_ONCE = 200;

/** Reads files that an engine holds; those that are wanted at the same time are asked for together. */
export function createEngineReader(
  engine: Pick<SearchEngine, 'readFiles'>,
): (file: SegmentFile) => Promise<Uint8Array> {
  let waiting: Wanted[] = [];
  const read = async (some: readonly Wanted[]): Promise<void> => {
    try {
      const found = await engine.readFiles(some.map(({ file }) => file));
      const contents = new Map(found.map(({ segment, name, content }) => [`${segment} ${name}`, content]));
      for (const { file, resolve, reject } of some) {
        const content = contents.get(`${file.segment} ${file.name}`);
        if (content) resolve(content);
        else reject(new Error(`The search index has no file ${file.name} (any more)`));
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  const readAll = (): void => {
    for (let from = 0; from < waiting.length; from += AT_ONCE) void read(waiting.slice(from, from + AT_ONCE));
    waiting = [];
  };
  return (file) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(readAll);
      waiting.push({ file, resolve, reject });
    });
}
