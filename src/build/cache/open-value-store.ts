import { deserialize, serialize } from 'node:v8';
import type { Keep } from '../../model/keep.ts';
import { nameContent } from './name-content.ts';
import { openCacheFolder } from './open-cache-folder.ts';
import { pack, unpack } from './pack.ts';

export interface ValueStore {
  keep: Keep;
  /** A value by its name, for what cannot be made at once; `null` where none is kept. */
  find: (name: string) => unknown;
  put: (name: string, value: unknown) => void;
  /** Whether an earlier build has left something. */
  isFilled: boolean;
  /** Writes down what was asked for since the values were opened, and forgets the rest. */
  save: () => void;
}

/**
 * Small values that a build makes by the thousand, in one file: opening as many would cost more than making them.
 * `maker`: of `fingerprintPackage`.
 */
export function openValueStore({ folder, maker }: { folder: string; maker: string }): ValueStore {
  const files = openCacheFolder(folder);
  const file = nameContent(JSON.stringify([maker, 'values']));
  const before = readValues(files.read(file));
  const used = new Map<string, Uint8Array>();
  let isNew = false;
  const find: ValueStore['find'] = (name) => {
    const known = used.get(name) ?? before.get(name);
    if (!known) return null;
    used.set(name, known);
    return deserialize(known);
  };
  const put: ValueStore['put'] = (name, value) => {
    // At once: whoever gets it may change it.
    used.set(name, serialize(value));
    isNew = true;
  };
  const keep: Keep = <Value>(parts: readonly unknown[], make: () => Value): Value => {
    const name = nameContent(JSON.stringify(parts));
    if (used.has(name) || before.has(name)) return find(name) as Value;
    const value = make();
    put(name, value);
    return value;
  };
  return {
    keep,
    find,
    put,
    isFilled: before.size > 0,
    save: () => {
      if (isNew || used.size < before.size) files.write(file, pack(serialize(used)));
      isNew = false;
    },
  };
}

/** Empty for what no build wrote as a whole. */
function readValues(content: Buffer | null): Map<string, Uint8Array> {
  try {
    const values: unknown = deserialize(unpack(content)!);
    return values instanceof Map ? values : new Map();
  } catch {
    return new Map();
  }
}
