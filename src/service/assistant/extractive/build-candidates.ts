import type { Passage } from '../../../model/retrieval.ts';
import { plainText } from '../../../read/markdown/plain-text.ts';
import type { Analyser } from '../../../shared/search/analyser.ts';
import { passageTitle } from '../passage-title.ts';
import { findQuantity } from './asks-for-number.ts';
import { chooseCompared } from './choose-snippets.ts';
import type { Candidate } from './rate-candidates.ts';
import { type Snippet, splitPassage } from './split-passage.ts';
import { termsOf } from './terms-of.ts';

/** Unit vectors by which meanings are compared, for texts of a language; `null` where there are none for it. */
export type EmbedTexts = (texts: readonly string[], language: string) => Promise<readonly Float32Array[] | null>;

const mostCandidates = 60;
const mostOfPassage = 16;
/** Of the candidates: to embed them takes nearly all the time of an answer, and the words know which are the best. */
const mostCompared = 12;
/** Words of a question that it is asked without, to see what each of them says: short texts, but texts. */
const mostLeftOut = 8;

interface CandidateInput {
  analyser: Analyser;
  asked: string;
  language: string;
  embed: EmbedTexts | undefined;
}

/** The pieces of passages that an answer may quote, with what each has in common with what was asked. */
export async function buildCandidates(
  passages: readonly Passage[],
  { analyser, asked, language, embed }: CandidateInput,
): Promise<Candidate[]> {
  const found = passages
    .flatMap((passage) =>
      takePieces(splitPassage(passage.content, language), { analyser, asked }).map((snippet) => ({ passage, snippet })),
    )
    .slice(0, mostCandidates);
  const candidates = found.map(
    (item): Candidate => ({
      ...item,
      terms: termsOf(analyser, item.snippet.markdown),
      headingTerms: termsOf(analyser, `${item.passage.title} ${item.passage.heading} ${item.snippet.title}`),
      likeness: null,
      likenessWithout: [],
    }),
  );
  const compared = chooseCompared(candidates.filter(isMeasured), termsOf(analyser, asked), mostCompared);
  if (compared.length === 0) return candidates;
  const questions = [asked, ...leaveWordsOut(asked, analyser)];
  // A model that fails must not take the answer with it; the search before has told of the failure.
  const vectors = await embed?.([...questions, ...compared.map(describe)], language).catch(() => null);
  if (!vectors) return candidates;
  const likeness = new Map(
    compared.map((candidate, index) => {
      const own = vectors[questions.length + index]!;
      return [candidate, questions.map((_, question) => dot(vectors[question]!, own))];
    }),
  );
  return candidates.map((candidate) => {
    const [whole = 0, ...without] = likeness.get(candidate) ?? [];
    return isMeasured(candidate) ? { ...candidate, likeness: whole, likenessWithout: without } : candidate;
  });
}

/** A question without each of its first words that say what it is about, one at a time. */
function leaveWordsOut(asked: string, analyser: Analyser): string[] {
  const quantity = findQuantity(asked);
  return analyser
    .analyse(asked)
    .filter(({ parts }) => parts.some(({ surface }) => !analyser.isWeakWord(surface)))
    .filter(({ start, end }) => quantity === null || start < quantity.start || end > quantity.end)
    .slice(0, mostLeftOut)
    .map(({ start, end }) => `${asked.slice(0, start)}${asked.slice(end)}`.replace(/\s+/g, ' ').trim())
    .filter((rest) => rest !== '');
}

function isMeasured({ snippet }: Candidate): boolean {
  return snippet.kind !== 'code';
}

/** The first pieces, and of the rows of a long table those that have most words of the question. */
function takePieces(
  snippets: readonly Snippet[],
  { analyser, asked }: Pick<CandidateInput, 'analyser' | 'asked'>,
): Snippet[] {
  if (snippets.length <= mostOfPassage) return [...snippets];
  const wanted = termsOf(analyser, asked);
  const rows = snippets
    .filter(({ kind }) => kind === 'table')
    .map((snippet) => ({
      snippet,
      found: [...termsOf(analyser, snippet.markdown)].filter((term) => wanted.has(term)).length,
    }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .slice(0, mostOfPassage / 2);
  const best = new Set(rows.map(({ snippet }) => snippet));
  const others = snippets.filter(({ kind }) => kind !== 'table').slice(0, mostOfPassage - best.size);
  return snippets.filter((snippet) => best.has(snippet) || others.includes(snippet));
}

/** What a model should read: a sentence means little without the headings above it. */
function describe({ passage, snippet }: { passage: Passage; snippet: Snippet }): string {
  return [passageTitle(passage), snippet.title, plainText(snippet.markdown).slice(0, 400)]
    .filter((text) => text !== '')
    .join('. ');
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
