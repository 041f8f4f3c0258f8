import { suggestNearest } from '../../base/errors/suggest.ts';
import type { TestQuestion } from '../../shared/search/evaluate.ts';
import { normalisePath } from '../../shared/search/normalise-path.ts';

/** A sentence for each answer that no search of the site can give: it says nothing of the search. */
export function findUnknownAnswers(
  questions: readonly TestQuestion[],
  { routes, searched }: { routes: readonly string[]; searched: ReadonlySet<string> },
): string[] {
  const known = new Map(routes.map((route) => [normalisePath(route), searched.has(route)]));
  const sentences = questions.flatMap(({ q, answers }) =>
    answers.flatMap((answer) => {
      const found = known.get(normalisePath(answer));
      if (found === true) return [];
      if (found === false) return [`"${q}": the page ${answer} is excluded from search`];
      const nearest = suggestNearest(normalisePath(answer), known.keys());
      return [`"${q}": the site has no page ${answer}${nearest === null ? '' : `. Did you mean /${nearest}?`}`];
    }),
  );
  return [...new Set(sentences)];
}
