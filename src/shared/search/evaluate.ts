import { normalisePath } from './normalise-path.ts';

/** A file of questions with known answers, for measuring a search. */
export interface QuestionFile {
  questions: TestQuestion[];
}

export interface TestQuestion {
  q: string;
  /** Kind of question, e.g. `keyword`, `typo`, `paraphrase`. */
  kind: string;
  /** Pages that answer it, as routes or paths (`/guides/auth` or `guides/auth`). */
  answers: string[];
}

/** Shares of questions answered by the first, the first five and the first ten pages, and the mean reciprocal rank. */
export interface Quality {
  questions: number;
  hit1: number;
  hit5: number;
  hit10: number;
  mrr: number;
}

export interface Evaluation {
  all: Quality;
  kinds: Record<string, Quality>;
  /** Place of the first right page for each question, from 1; 0 when it is not among the first ten. */
  ranks: number[];
}

/** Asks every question of a search that gives routes, best first. */
export async function evaluate(
  questions: readonly TestQuestion[],
  search: (query: string, question: TestQuestion) => Promise<string[]>,
): Promise<Evaluation> {
  const ranks: number[] = [];
  for (const question of questions) {
    const { q, answers } = question;
    const right = new Set(answers.map(normalisePath));
    ranks.push((await search(q, question)).slice(0, 10).findIndex((route) => right.has(normalisePath(route))) + 1);
  }
  const kinds = [...new Set(questions.map((question) => question.kind))];
  const byKind = kinds.map(
    (kind) => [kind, measure(ranks.filter((_, index) => questions[index]!.kind === kind))] as const,
  );
  return { all: measure(ranks), kinds: Object.fromEntries(byKind), ranks };
}

function measure(ranks: readonly number[]): Quality {
  const share = (limit: number): number =>
    ranks.filter((rank) => rank > 0 && rank <= limit).length / Math.max(1, ranks.length);
  const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, ranks.length);
  return { questions: ranks.length, hit1: share(1), hit5: share(5), hit10: share(10), mrr };
}
