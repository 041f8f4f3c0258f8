import type { SearchStore } from '../store/search-store.ts';
import { DamagedSegment, unpackSegment } from './segment-file.ts';

/** A segment that was read. */
export interface SegmentParts {
  parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  bytes: number;
}

/** Segments that are read at once: a database far away has to send them in time. */
const AT_ONCE = 4;

/**
 * Reads segments, but for those that are `known`; missing ones are left out. One that is damaged is taken out of the
 * store, so that the next publication makes it anew.
 * @throws DamagedSegment, and what the store throws
 */
export async function readSegments(
  store: Pick<SearchStore, 'readSegments' | 'discard'>,
  names: readonly string[],
  known: ReadonlyMap<string, SegmentParts> = new Map(),
): Promise<Map<string, SegmentParts>> {
  const segments = new Map<string, SegmentParts>();
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const one = known.get(name);
    if (one) segments.set(name, one);
    else missing.push(name);
  }
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const read = await store.readSegments(missing.slice(from, from + AT_ONCE));
    for (const [name, content] of read)
      segments.set(name, { parts: await open(store, name, content), bytes: content.length });
    await new Promise(setImmediate);
  }
  return segments;
}

async function open(
  store: Pick<SearchStore, 'discard'>,
  name: string,
  content: Uint8Array,
): Promise<SegmentParts['parts']> {
  try {
    return unpackSegment(name, content);
  } catch (error) {
    if (error instanceof DamagedSegment) await store.discard(name);
    throw error;
  }
}
