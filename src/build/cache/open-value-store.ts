import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Keep } from '../../model/keep.ts';
import { nameContent } from './name-content.ts';
import { openValueFile } from './open-value-file.ts';

export interface ValueStore {
  keep: Keep;
  /** A value by its name, for what cannot be made at once; `null` where none is kept. */
  find: (name: string) => unknown;
  put: (kind: string, name: string, value: unknown) => void;
  /** `nameContent` of a text that many names are made of, computed once. */
  nameText: (text: string) => string;
  /** Whether an earlier build has left something. */
  isFilled: boolean;
  /** Writes down what is new, and forgets the rest where little of it was asked for. */
  save: () => void;
}

/**
 * Of all values, the share that a build must ask for: below it the others are forgotten. Builds of one site for
 * everybody, for members and for a host ask for other values, and share the file.
 */
const leastUsed = 1 / 4;

/** Characters from which a text stands in a name by its own name. */
const longText = 256;

/**
 * Small values that a build makes by the thousand, in one file: opening as many would cost more than making them.
 * `maker`: of `fingerprintPackage`.
 */
export function openValueStore({ folder, maker }: { folder: string; maker: string }): ValueStore {
  const file = openValueFile(join(folder, nameContent(JSON.stringify([maker, 'values']))));
  const used = new Set<string>();
  const isFilled = file.bytes() > 0;
  const find: ValueStore['find'] = (name) => {
    const content = file.read(name);
    if (content === null) return null;
    used.add(name);
    return deserialize(content);
  };
  const put: ValueStore['put'] = (kind, name, value) => {
    used.add(name);
    // At once: whoever gets it may change it.
    file.add(kind, name, serialize(value));
  };
  const texts = new Map<string, string>();
  const nameText: ValueStore['nameText'] = (text) => {
    const known = texts.get(text);
    const name = known ?? nameContent(text);
    if (known === undefined) texts.set(text, name);
    return name;
  };
  const shorten = (part: unknown): unknown =>
    typeof part === 'string' && part.length > longText ? { text: nameText(part) } : part;
  const keep: Keep = <Value>(parts: readonly unknown[], make: () => Value): Value => {
    const name = nameContent(JSON.stringify(parts.map(shorten)));
    const content = file.read(name);
    used.add(name);
    if (content) return deserialize(content) as Value;
    const value = make();
    file.add(String(parts[0]), name, serialize(value));
    return value;
  };
  return {
    keep,
    find,
    put,
    nameText,
    isFilled,
    save: () => {
      let asked = 0;
      for (const name of used) asked += file.bytes(name);
      if (asked < file.bytes() * leastUsed || !file.isWhole()) file.rewrite(used);
      else file.flush();
      file.close();
    },
  };
}
