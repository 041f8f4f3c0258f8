import type { Page } from '../../model/page.ts';
import { appendMade } from '../markdown/append-made.ts';
import { findSubject, renderBody } from './build-sdk-pages.ts';
import type { FoundReference } from './find-sdk-page.ts';
import { symbolPaths } from './symbol-paths.ts';

export interface SymbolBodiesContext {
  references: readonly FoundReference[];
  /** By the route of a page. */
  languageOf: (route: string) => string | null;
}

/** Pages of authors with what artefacts say of the symbols that they name. */
export function writeSymbolBodies(pages: readonly Page[], { references, languageOf }: SymbolBodiesContext): Page[] {
  return pages.map((page) => {
    if (page.kind !== 'prose' || !page.symbol) return page;
    const { reference: id, directory, selector } = page.symbol;
    const { reference } = references.find((found) => found.reference.id === id)!;
    const subject = findSubject(selector, reference)!;
    const body = renderBody(subject, { reference, directory, language: languageOf(page.route) });
    const part = symbolPaths(reference).get(subject.symbol)!;
    return { ...page, source: appendMade(page.source!, { body, description: id, part }) };
  });
}
