import type { SdkFormat, SdkReference, SdkReferenceName } from '../../model/api/sdk.ts';
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

/** The page of a symbol in the first of the artefacts that has it, which its front matter then names; or `null`. */
export function findSdkPage(selector: SdkReferenceName, { references, ...options }: FindOptions): ProsePage | null {
  for (const { reference, directory } of references) {
    const frontMatter = { ...options.frontMatter, sdk: { ...selector, source: reference.id } };
    const page = buildSdkPage(selector, { ...options, reference, directory, frontMatter });
    if (page) return page;
  }
  return null;
}

/** Those artefacts that a page can mean. */
export function wantedReferences(
  { source, format }: WantedReference,
  references: readonly FoundReference[],
): FoundReference[] {
  return references.filter(
    (one) => (source === null || one.reference.id === source) && (format === null || one.format === format),
  );
}
