import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { ServicePage } from '../../model/service.ts';
import type { TestQuestion } from '../../shared/search/evaluate.ts';
import { normalisePath } from '../../shared/search/normalise-path.ts';

type ReaderFilter = Pick<RetrievalFilter, 'language' | 'version'>;

/**
 * Gives the language and version that a question is asked in: those of the pages that answer it, as the search on those
 * pages does. Answers in several languages (versions) leave it open.
 */
export function createReaderPlacer(pages: readonly ServicePage[]): (question: TestQuestion) => ReaderFilter {
  const known = new Map(pages.map((page) => [normalisePath(page.route), page]));
  return ({ answers }) => {
    const found = answers.flatMap((answer) => known.get(normalisePath(answer)) ?? []);
    const [language, version] = [
      unanimous(found.map((page) => page.language)),
      unanimous(found.map((page) => page.version)),
    ];
    return { ...(language ? { language } : {}), ...(version ? { version } : {}) };
  };
}

function unanimous(values: readonly (string | null)[]): string | null {
  const different = new Set(values);
  return different.size === 1 ? [...different][0]! : null;
}
