import { indexLabel } from './index-label.ts';
import type { LoadedPartition } from './load-partition.ts';

/** How much a page's title adds to its score: a factor of at least 1, for the words of one query. */
export type TitleRater = (words: readonly ReadonlySet<string>[]) => (page: number) => number;

const MOST_ADDED = 0.4;
/** A title that is one word in lower case is the name of a module or a command, of which reference pages have many. */
const CODE_NAME = /^\p{Ll}\S*$/u;

/**
 * Reference pages stand behind the guide that says the same, and before one that says less: those of schemas and groups
 * always, since what they have of their own are names, and those of operations the more, the more the reader asks. Who
 * types several words wants to be told, not to look up.
 */
const REFERENCE_FACTORS = { list: 0.85, operation: 0.93, operationForQuestion: 0.85 };
const LEAST_ASKED = 3;
/** Who names them wants them. */
const REFERENCE_WORDS = ['api', 'endpoint'];

/** Prepares the titles of a partition: a page that is called what the reader typed is what they look for. */
export async function createTitleRater(partition: LoadedPartition): Promise<TitleRater> {
  const { breadcrumbs, numbers, pages } = await partition.readTitles();
  const names = new Map<number, TitleWord[][]>();
  const operations = new Set<number>();
  pages.forEach(([title, route, breadcrumb, , method], index) => {
    if (method !== '') operations.add(numbers?.[index] ?? index);
    const label = indexLabel({ route, breadcrumb: breadcrumbs[breadcrumb]! });
    const called = [...(CODE_NAME.test(title) ? [] : [title]), ...(label === null ? [] : [label, `${label} ${title}`])];
    names.set(
      numbers?.[index] ?? index,
      called.map((name) => readTitle(name, partition)).filter((name) => name.length > 0),
    );
  });
  const rateTitle = (words: readonly ReadonlySet<string>[], page: number): number => {
    const likeness = Math.max(0, ...(names.get(page) ?? []).map((name) => measureLikeness(words, name)));
    if (likeness === 0) return 1;
    // Who types the very name of a page wants it, whatever holds the page back.
    const held = Math.min(1, partition.pages.factor[page]! || 1) ** -(likeness ** 2);
    return (1 + MOST_ADDED * likeness) * held;
  };
  const named = REFERENCE_WORDS.map(partition.analyser.stem);
  return (words) => {
    const isNamed = words.some((terms) => named.some((name) => terms.has(name)));
    const ofOperation =
      words.length >= LEAST_ASKED ? REFERENCE_FACTORS.operationForQuestion : REFERENCE_FACTORS.operation;
    const isReference = (page: number): boolean => !isNamed && partition.pages.reference[page] === 0;
    return (page) =>
      rateTitle(words, page) * (isReference(page) ? (operations.has(page) ? ofOperation : REFERENCE_FACTORS.list) : 1);
  };
}

/** A word of a title: its term, and where it is a part of a compound (`Git` of `GitHub`) those of all of it. */
interface TitleWord {
  term: string;
  compound: string;
  parts: readonly string[];
}

/** Who types a part means the part, though it begins the compound. */
function isSaid({ term, compound, parts }: TitleWord, terms: ReadonlySet<string>): boolean {
  return terms.has(term) || (terms.has(compound) && !parts.some((part) => terms.has(part)));
}

/** 0–1: how far a query and a name say the same. */
function measureLikeness(words: readonly ReadonlySet<string>[], name: readonly TitleWord[]): number {
  const typed = words.filter((terms) => name.some((word) => isSaid(word, terms))).length;
  const covered = name.filter((word) => words.some((terms) => isSaid(word, terms))).length;
  return (typed / Math.max(1, words.length)) * (covered / name.length);
}

function readTitle(title: string, { analyser }: LoadedPartition): TitleWord[] {
  const words = analyser.analyse(title).flatMap(({ identifier, whole, parts }): TitleWord[] => {
    const terms = identifier ? [whole] : parts.map((part) => part.term);
    return terms.map((term) => ({ term, compound: whole, parts: terms }));
  });
  return [...new Map(words.map((word) => [word.term, word])).values()];
}
