import type { Passage } from '../../../model/retrieval.ts';
import type { Analyser } from '../../../shared/search/analyser.ts';
import type { Question } from '../answerer.ts';
import { termsOf } from './terms-of.ts';

/** Pages whose other sections are read, and how many of these. */
const mostPages = 2;
const mostSections = 6;
/** What the search did not find by itself speaks less for itself than what it found of the same page. */
const unfoundShare = 0.6;

/**
 * What else the best pages say of the question, behind what was found: the search names the page, and often the
 * sentence that answers stands a heading further down.
 * `terms`: of the question.
 */
export async function readAround(
  passages: readonly Passage[],
  { question, terms, analyser }: { question: Question; terms: ReadonlySet<string>; analyser: Analyser },
): Promise<Passage[]> {
  const best = new Map<string, Passage>();
  for (const passage of passages) if (!best.has(passage.route)) best.set(passage.route, passage);
  const around = await Promise.all(
    [...best.values()].slice(0, mostPages).map((first) => readPage(first, { passages, question })),
  );
  return around.flatMap((sections) =>
    sections
      .map((section) => ({ section, shared: countShared(section, { terms, analyser }) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, mostSections)
      .map(({ section }) => section),
  );
}

async function readPage(
  first: Passage,
  { passages, question }: { passages: readonly Passage[]; question: Question },
): Promise<Passage[]> {
  const found = passages.filter(({ route }) => route === first.route);
  const strength = unfoundShare * Math.max(...found.map(({ strength, score }) => strength ?? score));
  const page = await question.readPage(first.route);
  return (page?.sections ?? [])
    .filter(({ anchor, heading }) => !found.some((other) => other.anchor === anchor && other.heading === heading))
    .map((section) => ({ ...first, ...section, score: 0, strength }));
}

function countShared(
  { heading, content }: Passage,
  { terms, analyser }: { terms: ReadonlySet<string>; analyser: Analyser },
): number {
  const own = termsOf(analyser, `${heading} ${content}`);
  return [...terms].filter((term) => own.has(term)).length;
}
