import type { SdkFormat, SdkReference, SdkSelector } from '../../model/api/sdk.ts';
import type { ProsePage } from '../../model/page.ts';
import { buildSdkPage, type SdkPageOptions } from './build-sdk-pages.ts';

/** An artefact with what navigation or front matter says of it. */
export interface FoundReference {
  reference: SdkReference;
  format: SdkFormat;
  directory: string | null;
}

/** Which artefact a page means; `null` for any. */
export interface WantedReference {
  source: string | null;
  format: SdkFormat | null;
}

type FindOptions = Omit<SdkPageOptions, 'reference' | 'directory'> & { references: readonly FoundReference[] };

/** The page of a symbol in the first of the artefacts that has it; `null` where none has. */
export function findSdkPage(selector: SdkSelector, { references, ...options }: FindOptions): ProsePage | null {
  for (const { reference, directory } of references) {
    const page = buildSdkPage(selector, { reference, directory, ...options });
    if (page) return page;
  }
  return null;
}

/** Those artefacts that a page can mean. */
export function wantedReferences(
  { source, format }: WantedReference,
  references: readonly FoundReference[],
): FoundReference[] {
  const named = source?.replace(/^(?:\.?\/)+/, '');
  return references.filter(
    (one) => (named === undefined || one.reference.id === named) && (format === null || one.format === format),
  );
}
