import { basename } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  /** The module that it begins with, without its folder and ending. */
  name: string;
  isEntry: boolean;
  /** Chunks that it loads, now or later. */
  loads: string[];
}

/** What one bundle for browsers consists of, by the names of files. */
export type Chunks = Map<string, Chunk>;

/** Notes into `chunks` what is bundled for browsers. */
export function noteChunks(chunks: Chunks): Plugin {
  return {
    name: 'note-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const loads = [...file.imports, ...file.dynamicImports].map((path) => basename(path));
        chunks.set(basename(file.fileName), { name: file.name, isEntry: file.isEntry, loads });
      }
    },
  };
}

/** What pages of APIs load and no others do: its modules at the door. */
const doors = new Set(['open-playground', 'write-snippet']);

/**
 * Names of the scripts to which no way leads but through the playground and the writers of examples.
 * @throws Error where one of these is not found, as when it has another name
 */
export function findApiScripts(chunks: Chunks): string[] {
  const closed = [...chunks].filter(([, { name }]) => doors.has(name)).map(([file]) => file);
  if (closed.length !== doors.size) throw new Error(`Of ${[...doors].join(', ')} there is: ${closed.join(', ')}`);
  const reached = new Set([...chunks].filter(([, { isEntry }]) => isEntry).map(([file]) => file));
  for (const file of reached)
    for (const next of chunks.get(file)?.loads ?? []) if (!closed.includes(next)) reached.add(next);
  return [...chunks.keys()].filter((file) => !reached.has(file));
}
