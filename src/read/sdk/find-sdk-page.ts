import type { SdkFormat, SdkReference, SdkReferenceName } from '../../model/api/sdk.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { PageSource, ProsePage } from '../../model/page.ts';
import { buildPageBase } from '../openapi/build-page-base.ts';
import { findSubject, headOf } from './tell-symbol.ts';

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

interface FindOptions {
  references: readonly FoundReference[];
  frontMatter: FrontMatter;
  path: string;
  source: PageSource;
}

/**
 * The page of an author in the first of the artefacts that has the symbol, which its front matter then names; or
 * `null`. What the artefact says of it is written once all pages are known (`writeSymbolBodies`).
 */
export function findSdkPage(
  selector: SdkReferenceName,
  { references, frontMatter, path, source }: FindOptions,
): ProsePage | null {
  for (const { reference, directory } of references) {
    const subject = findSubject(selector, reference);
    if (!subject) continue;
    const { title, description, isDeprecated } = headOf(subject, () => null);
    const named = { ...selector, source: reference.id };
    const deprecated = frontMatter.deprecated || isDeprecated;
    const base = buildPageBase({
      ...{ path, source, title, description, keywords: [] },
      frontMatter: { ...frontMatter, sdk: named, deprecated },
    });
    return { ...base, kind: 'prose', symbol: { reference: reference.id, directory, selector } };
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
