import { closeSync, fstatSync, futimesSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { makeCacheFolder } from './open-cache-folder.ts';
import { unpack } from './pack.ts';
import { type BatchPlace, encodeBatch, readBatches, readPart } from './value-batch.ts';

/** Values by name in one file, to which builds add. Whatever happens to it, a value is read as it was added or not. */
export interface ValueFile {
  has: (name: string) => boolean;
  /** `null` for what is not there as a whole. */
  read: (name: string) => Buffer | null;
  /** Values of one kind are asked for together, and lie together. */
  add: (kind: string, name: string, content: Buffer) => void;
  /** Bytes of all values; of one of them by its name. */
  bytes: (name?: string) => number;
  /** Writes what was added, to a file that is whole. */
  flush: () => void;
  /** Whether nothing was lost on the way to the disk and back. */
  isWhole: () => boolean;
  /** Writes the file anew, with these values alone. */
  rewrite: (names: Iterable<string>) => void;
  close: () => void;
}

interface HeldKind {
  names: string[];
  bytes: number;
}

/** Bytes of the values of a batch, about. */
const batchBytes = 1024 * 1024;
/** Batches that are held unpacked: builds ask for values in the order in which others have added them. */
const mostUnpacked = 8;

/**
 * Opens a file of batches. A batch is read and unpacked when one of its values is asked for, so that those that are not
 * cost nothing. One that is not whole ends the file.
 */
export function openValueFile(path: string): ValueFile {
  let file = tryTo(() => openFile(path));
  const places = new Map<string, BatchPlace>();
  const unpacked = new Map<number, Buffer | null>();
  const held = new Map<string, Buffer>();
  const heldKinds = new Map<string, HeldKind>();
  let all = 0;
  let isWhole = file !== null && readBatches(file, note);

  function note(name: string, place: BatchPlace): void {
    all += place.length - (places.get(name)?.length ?? 0);
    places.set(name, place);
  }

  function unpackBatch(from: number, { at, packed }: BatchPlace): Buffer | null {
    const known = unpacked.get(at);
    const content = known ?? unpack(readPart(from, { at, length: packed }));
    unpacked.delete(at);
    unpacked.set(at, content);
    if (unpacked.size > mostUnpacked) unpacked.delete(unpacked.keys().next().value!);
    return content;
  }

  function read(name: string): Buffer | null {
    const known = held.get(name);
    const place = places.get(name);
    if (known || !place || file === null) return known ?? null;
    const batch = unpackBatch(file, place);
    return batch && batch.length >= place.start + place.length
      ? batch.subarray(place.start, place.start + place.length)
      : null;
  }

  function add(kind: string, name: string, content: Buffer): void {
    const group = heldKinds.get(kind) ?? { names: [], bytes: 0 };
    heldKinds.set(kind, group);
    if (!held.has(name)) group.names.push(name);
    held.set(name, content);
    group.bytes += content.length;
    if (group.bytes > batchBytes) write([group]);
  }

  function write(groups: readonly HeldKind[]): void {
    const values = new Map(groups.flatMap(({ names }) => names.map((name) => [name, held.get(name)!] as const)));
    if (values.size === 0 || file === null || !isWhole) return;
    const target = file;
    const { content, list } = encodeBatch(values);
    for (const name of values.keys()) held.delete(name);
    for (const group of groups) Object.assign(group, { names: [], bytes: 0 });
    const start = tryTo(() => {
      writeSync(target, content);
      // Another build may have added something.
      return fstatSync(target).size - content.length;
    });
    if (start === null) isWhole = false;
    else for (const [name, place] of list) note(name, { ...place, at: start + place.at });
  }

  function heldBytes(): number {
    return [...heldKinds.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  function close(): void {
    if (file !== null) closeSync(file);
    file = null;
  }

  return {
    has: (name) => held.has(name) || places.has(name),
    read,
    add,
    bytes: (name) =>
      name === undefined ? all + heldBytes() : (held.get(name)?.length ?? places.get(name)?.length ?? 0),
    // An edit leaves a little of many kinds, which is no more than one batch.
    flush: () => write([...heldKinds.values()]),
    isWhole: () => isWhole,
    rewrite: (names) => {
      const wanted = new Set(names);
      tryTo(() =>
        replaceFile(path, (beside) => {
          writeBatches(
            beside,
            [...places.keys(), ...held.keys()].filter((name) => wanted.has(name)),
            read,
          );
          close();
        }),
      );
    },
    close,
  };
}

/** Files that nobody opens are forgotten at last (`CacheFolder.prune`). */
function openFile(path: string): number {
  makeCacheFolder(dirname(path));
  const file = openSync(path, 'a+', 0o600);
  const now = new Date();
  futimesSync(file, now, now);
  return file;
}

function writeBatches(path: string, names: Iterable<string>, read: ValueFile['read']): void {
  rmSync(path, { force: true });
  const file = openSync(path, 'ax', 0o600);
  try {
    let batch = new Map<string, Buffer>();
    let bytes = 0;
    for (const name of names) {
      const content = read(name);
      if (content === null) continue;
      batch.set(name, content);
      bytes += content.length;
      if (bytes < batchBytes) continue;
      writeSync(file, encodeBatch(batch).content);
      batch = new Map();
      bytes = 0;
    }
    if (batch.size > 0) writeSync(file, encodeBatch(batch).content);
  } finally {
    closeSync(file);
  }
}

/** No room, or no right: values are made anew. */
function tryTo<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
