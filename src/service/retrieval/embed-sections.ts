import { createHash } from 'node:crypto';
import type { SearchSection } from '../../shared/search/search-section.ts';
import type { Embedder } from '../embeddings/embedder.ts';
import type { SearchStore } from '../store/search-store.ts';
import { quantiseVector } from './quantise-vector.ts';

export interface EmbedOptions {
  embedder: Embedder;
  store: Pick<SearchStore, 'readVectors' | 'writeVectors'>;
  /** Called after every batch with the number of sections that have their vector. */
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
}

/**
 * Texts that are embedded before their vectors are stored: what is done so far is not lost when the work is stopped.
 */
const BATCH = 64;
const LEAST_TEXT = 40;
/** Models read no more than the beginning of a text. */
const LONGEST_TEXT = 2_000;

/**
 * Vectors of sections, in their order; `null` for one that has no meaning beyond its words. Only texts that were never
 * embedded by the same model cost anything.
 */
export async function embedSections(
  sections: readonly SearchSection[],
  options: EmbedOptions,
): Promise<(Int8Array | null)[]> {
  const meant = sections.filter(hasMeaning);
  const vectors = await embedAll(meant, options);
  let next = 0;
  return sections.map((section) => (hasMeaning(section) ? vectors[next++]! : null));
}

/**
 * A heading without a text is as near to a query of the same words as anything can be, and answers nothing. The parts
 * of a generated page (parameters, responses) are lists of names, found by their words; its opening says what it is
 * for.
 */
function hasMeaning({ kind, anchor, text, description }: SearchSection): boolean {
  const isProse = kind === 'prose' || kind === 'changelog';
  return text.length + description.length >= LEAST_TEXT && (isProse || anchor === '');
}

async function embedAll(
  sections: readonly SearchSection[],
  { embedder, store, onProgress }: EmbedOptions,
): Promise<Int8Array[]> {
  const texts = sections.map(passageText);
  const keys = texts.map((text) => createHash('sha256').update(`${embedder.id}\n${text}`).digest('base64url'));
  const known = await store.readVectors([...new Set(keys)]);
  const missing = new Map<string, string>();
  keys.forEach((key, index) => {
    if (known.get(key)?.length !== embedder.dimensions) missing.set(key, texts[index]!);
  });
  // Texts of about the same length cost least together.
  const waiting = [...missing].sort(([, a], [, b]) => a.length - b.length);
  let done = sections.length - waiting.length;
  for (let from = 0; from < waiting.length; from += BATCH) {
    onProgress?.({ done, total: sections.length });
    const batch = waiting.slice(from, from + BATCH);
    const vectors = await embedder.embed(batch.map(([, text]) => text));
    const made = new Map(batch.map(([key], index) => [key, toBytes(quantiseVector(vectors[index]!))]));
    await store.writeVectors(made);
    for (const [key, vector] of made) known.set(key, vector);
    done += batch.length;
  }
  onProgress?.({ done, total: sections.length });
  return keys.map((key) => fromBytes(known.get(key)!));
}

/**
 * What a section is embedded as: where it stands, then what it says. The opening of a generated page repeats what all
 * of them have (addresses, media types); its description is what sets it apart.
 */
function passageText({ kind, title, heading, description, text }: SearchSection): string {
  const isProse = kind === 'prose' || kind === 'changelog';
  const says = isProse || description === '' ? text : '';
  return [heading && heading !== title ? `${title}: ${heading}` : title, description, says]
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST_TEXT);
}

function toBytes(vector: Int8Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

function fromBytes(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
