import { createHash } from 'node:crypto';
import type { SectionKind } from '../../model/section-kind.ts';
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

export interface EmbeddedSections {
  /** Of a long section several, one right after the other; none of one that has no meaning beyond its words. */
  vectors: Int8Array[];
  /** For each vector the number of its section. */
  sections: Uint32Array<ArrayBuffer>;
}

/** Vectors of sections, in their order. Only texts that were never embedded by the same model cost anything. */
export async function embedSections(
  sections: readonly SearchSection[],
  options: EmbedOptions,
): Promise<EmbeddedSections> {
  const pieces = sections.flatMap((section, number) =>
    hasMeaning(section) ? cutPassage(section).map((text) => ({ text, number })) : [],
  );
  return {
    vectors: await embedAll(
      pieces.map(({ text }) => text),
      options,
    ),
    sections: Uint32Array.from(pieces, ({ number }) => number),
  };
}

/** Kinds of pages whose title says what something does. */
const operations: ReadonlySet<SectionKind> = new Set(['endpoint', 'webhook', 'channel']);
const authored: ReadonlySet<SectionKind> = new Set(['prose', 'changelog']);

/**
 * A heading without a text is as near to a query of the same words as anything can be, and answers nothing. The parts
 * of a generated page (parameters, responses) are lists of names, found by their words; its opening says what it is
 * for, that of an operation by its title alone where nothing describes it.
 */
export function hasMeaning({ kind, anchor, text, description }: SearchSection): boolean {
  if (operations.has(kind)) return anchor === '';
  return text.length + description.length >= LEAST_TEXT && (authored.has(kind) || anchor === '');
}

async function embedAll(texts: readonly string[], { embedder, store, onProgress }: EmbedOptions): Promise<Int8Array[]> {
  const keys = texts.map((text) => createHash('sha256').update(`${embedder.id}\n${text}`).digest('base64url'));
  const known = await store.readVectors([...new Set(keys)]);
  const missing = new Map<string, string>();
  keys.forEach((key, index) => {
    if (known.get(key)?.length !== embedder.dimensions) missing.set(key, texts[index]!);
  });
  // Texts of about the same length cost least together.
  const waiting = [...missing].sort(([, a], [, b]) => a.length - b.length);
  let done = texts.length - waiting.length;
  for (let from = 0; from < waiting.length; from += BATCH) {
    onProgress?.({ done, total: texts.length });
    const batch = waiting.slice(from, from + BATCH);
    const vectors = await embedder.embed(batch.map(([, text]) => text));
    const made = new Map(batch.map(([key], index) => [key, toBytes(quantiseVector(vectors[index]!))]));
    await store.writeVectors(made);
    for (const [key, vector] of made) known.set(key, vector);
    done += batch.length;
  }
  onProgress?.({ done, total: texts.length });
  return keys.map((key) => fromBytes(known.get(key)!));
}

/**
 * Characters of a piece, and how many of them the piece before it ends with: a model reads some 256 tokens, and what
 * stands at a cut is to be whole in one of both.
 */
const PIECE = 900;
const OVERLAP = 150;
/** Past this a section is a table of data. */
const MOST_PIECES = 40;

/**
 * What a section is embedded as: where it stands, then what it says, in pieces of a length that models read to the end.
 * The opening of a generated page repeats what all of them have (addresses, media types): its description sets it
 * apart, and the title of an operation by itself, which says what it does in fewer words than any description.
 */
function cutPassage({ kind, title, heading, description, text }: SearchSection): string[] {
  const place = heading && heading !== title ? `${title}: ${heading}` : title;
  const says = authored.has(kind) || description === '' ? text : '';
  const all = [description, says].filter(Boolean).join('\n');
  const pieces = all === '' ? [] : cutText(all).map((piece) => `${place}\n${piece}`);
  return operations.has(kind) ? [title, ...pieces] : pieces;
}

/** Cuts between words. */
function cutText(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; pieces.length < MOST_PIECES; ) {
    const end = from + PIECE >= text.length ? text.length : backToSpace(text, from + PIECE);
    pieces.push(text.slice(from, end).trim());
    if (end === text.length) break;
    from = backToSpace(text, end - OVERLAP);
  }
  return pieces;
}

/** The last space before a place; the place itself in a script without spaces. */
function backToSpace(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space > place - OVERLAP / 2 ? space : place;
}

function toBytes(vector: Int8Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

function fromBytes(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
