import type { DescriptionText, SharedFiles } from '../openapi/load-description-files.ts';
import type { ParsedDescription } from '../openapi/parse-description.ts';

/** The text of a description, and what it is of. */
export interface DescriptionSource {
  id: string;
  kind: 'openapi' | 'asyncapi';
  text: string;
  overlays: readonly DescriptionText[];
}

/** By id, what the last load of a site made of its descriptions. */
export type KnownDescriptions = Map<string, KnownDescription>;

interface KnownDescription {
  source: DescriptionSource;
  /** By location, the text of each file that it refers to; `null` for one that could not be read. */
  references: ReadonlyMap<string, string | null>;
  parsed: ParsedDescription;
}

export interface ParseContext {
  known: KnownDescriptions;
  read: (location: string) => Promise<string>;
  shared: SharedFiles;
}

/**
 * Parses a description, unless it and all files that it refers to are as they were. An author who writes at a page
 * would wait for it at each word: one of 12 MB takes half a second.
 */
export async function parseRemembered(
  source: DescriptionSource,
  { known, read, shared }: ParseContext,
): Promise<ParsedDescription & { references: string[] }> {
  const last = known.get(source.id);
  const stands = last && isSame(last.source, source) && (await areSame(last.references, read));
  const current = stands ? last : await parse(source, { read, shared });
  known.set(source.id, current);
  return { ...current.parsed, references: [...current.references.keys()] };
}

function isSame(before: DescriptionSource, now: DescriptionSource): boolean {
  return (
    before.kind === now.kind &&
    before.text === now.text &&
    before.overlays.length === now.overlays.length &&
    before.overlays.every(({ file, text }, index) => {
      const other = now.overlays[index]!;
      return file === other.file && text === other.text;
    })
  );
}

async function areSame(
  references: ReadonlyMap<string, string | null>,
  read: (location: string) => Promise<string>,
): Promise<boolean> {
  const texts = await Promise.all([...references.keys()].map((location) => read(location).catch(() => null)));
  return [...references.values()].every((text, index) => text === texts[index]);
}

async function parse(
  source: DescriptionSource,
  { read, shared }: Omit<ParseContext, 'known'>,
): Promise<KnownDescription> {
  const { id, kind, text } = source;
  const overlays = [...source.overlays];
  const references = new Map<string, string | null>();
  const readRef = async (location: string): Promise<string> => {
    references.set(location, null);
    const found = await read(location);
    references.set(location, found);
    return found;
  };
  const parsed =
    kind === 'openapi'
      ? await (await import('../openapi/parse-openapi.ts')).parseOpenApi({ id, text, overlays, readRef, shared })
      : await (await import('../asyncapi/parse-asyncapi.ts')).parseAsyncApi({ id, text, readRef, shared });
  return { source, references, parsed };
}
