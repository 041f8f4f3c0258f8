import type { Passage } from '../../../model/retrieval.ts';
import type { Analyser, Token } from '../../../shared/search/analyser.ts';
import type { Question } from '../answerer.ts';

/** What is looked up for a question, and the page that it is about when it names none. */
export interface LookedUp {
  query: string;
  /** Other ways to read a follow-up: what is meant shows in what each of them finds. */
  readings: string[];
  /** Words of a follow-up that the question before does not have: a reading that finds none of them is none. */
  fresh: string;
  /**
   * When `query` stands beside readings that find what is new: never (`other`), where it finds that too (`contrast`),
   * or always (`same`).
   */
  kind: 'other' | 'contrast' | 'same';
  /** Route of a page whose passages answer before others; `null` where the question says what it is about. */
  page: string | null;
}

/**
 * Words that stand for something said before, or for the page, in all languages at once: few words do not tell their
 * language. Those that are also articles, or words of what English pages are about, are left out.
 */
const POINTING = anyWord(
  'it its this that these those they them their here',
  'esto eso este ese esta esa estos esos estas esas ello ellos ellas aquí ahí',
  'isso isto aquilo esse essa esses essas ele ela eles elas disso disto desse dessa deste desta nisso nisto nele nela dele dela deles delas aqui',
  'cela ça ceci cet cette ces celui celle ceux celles ici',
  'questo questa questi queste quello quella quelli quelle ciò esso essa essi esse',
  'diese dieser dieses diesen diesem ihn ihm damit dafür davon dazu darin daran dabei darauf hier',
  'dit deze dat ermee ervan ervoor erin hiermee hiervan daarmee daarvan',
  'это этот эта эти этого этой этому этим этом этих эту его её ее их ему ним ней них он она оно они здесь',
);
/** Pronouns that are written together with other words: `eliminarlo`, `movê-lo`, 它们, それで. */
const POINTING_PARTS =
  /(?<=\p{L}{3}[aei]r|\p{L}-)l[oa]s?(?!\p{L})|[它这這]|[こそ](?:れ|の|こ)|(?<!\p{L})[이그](?:것|거|건|게)/iu;
const OF_PAGE =
  /(?<!\p{L})(?:this page|here|(?:est|quest)a p[aá]gina|aqu[ií]|cette page|ici|diese[rn]? Seite|hier|deze pagina|эт(?:а|ой|у) страниц[аеуы]|здесь)(?!\p{L})|[这這本此]页|このページ|이 페이지|여기/iu;
/** What an answer is to be like, and not what it is about: `Can you show me an example?` */
const OF_FORM = anyWord(
  'examples? samples? snippets? details? detailed explain explanation code steps? guide walkthrough demo next',
  'ejemplos? detalles? explica explícame código pasos?',
  'exemplos? detalhes? explica explique código passos?',
  'exemples? détails? explique expliquez code étapes?',
  'esempio esempi dettagli spiega spiegami codice passi passaggi',
  'Beispiele? Details? erkläre erklär erklären Code Schritte? Anleitung genauer',
  'voorbeeld voorbeelden details uitleg code stappen',
  'пример примеры подробнее подробно объясни объясните код шаги',
);
/** With the word behind it. */
const ONE = /\bones?\b(?:\s+(\p{L}+))?/giu;
/** `the Firefox one` and `interactive ones`: one word takes the place of another before the same thing. */
const OTHER_ONE = /\b(?:(?:the|an?|another)\s+\p{L}+\s+one|\p{L}+\s+ones)\b/iu;
/** With fewer words of its own, a question leans on what was said before. */
const LEAST_OWN = 2;
/** With what asks the same of something else in front of it, also with as many words: `And the CLI version?` */
const MOST_OTHER = 3;
const OTHERWISE =
  /^¿?(?:and|or|what about|how about|what if|und|oder|(?:was|wie) ist (?:es )?mit|et|ou|y|e|o|en|of|и|а|или)(?!\p{L})/iu;
/** `And for teams?`, `What about an admin?`: a part of the question before, which asks nothing by itself. */
const PART = anyWord(
  'for on in at with without from to by under via using a an',
  'para en con sin desde por un una',
  'em no na nos nas com sem do da um uma',
  'pour sur dans avec sans chez sous un une',
  'per su sul sulla in nel nella con senza un uno una',
  'für auf in im am mit ohne bei von vom unter ein eine einen einem einer',
  'voor op in met zonder bij van onder een',
  'для на в во с со без от под при',
);
/** `On Windows?`, but not `Is it free?` */
const FRAGMENT =
  /^(?!(?:is|are|was|do|does|did|can|could|will|would|should|must|may|how|where|which|who|when|why|what)\b)\S+(?:\s+\S+){0,2}$/iu;
/** Words of the question before that may stand for what is asked now. Each costs one more search. */
const MOST_READINGS = 4;
/** As much of a message is read, and as much is looked up: people ask in fewer characters. */
export const longestQuery = 1_000;

/**
 * What a question is about: its own words; of a follow-up also what was asked before, and what the reader
 * selected. A question that points at the page ("What does this do?") is about that page. A follow-up that asks the
 * same of something else ("And on Windows?") is the question before it with one word for another.
 */
export function buildQuery({ messages, context, currentPath }: Question, analyser: Analyser): LookedUp {
  const own = messages.filter(({ role }) => role === 'user').map(({ text }) => text.trim());
  const last = own.at(-1) ?? '';
  const about = context.map(({ value }) => value.slice(0, 300)).join(' ');
  const words = contentOf(last, analyser);
  const points = isPointing(last, analyser);
  const isBare = words.length < LEAST_OWN || subjectsOf(last, analyser).length === 0;
  const leans = isBare || points;
  const isOtherwise = words.length <= MOST_OTHER && (OTHERWISE.test(last) || (leans && FRAGMENT.test(last)));
  const subject = leans || isOtherwise ? findSubject(own.slice(0, -1), analyser) : '';
  const before = leans ? subject : '';
  const around = leans && before === '' && about === '' ? currentPath : null;
  const named = around === null ? '' : around.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const fresh = subject === '' ? '' : freshOf(last, { before: subject, analyser });
  const others = fresh === '' ? [] : readOtherwise(last, { before: subject, fresh, points, analyser });
  const isPart = isOtherwise && !points && opensWithPart(last);
  const alone = fresh === '' || points || before === '' || !isOtherwise || isPart ? [] : [last];
  return {
    query: joinTexts(last, before, about, named),
    readings: [...alone, ...others].map((text) => joinTexts(text, about)),
    fresh,
    kind: OTHER_ONE.test(last) || isPart ? 'other' : isOtherwise && !points ? 'contrast' : 'same',
    page: isBare || OF_PAGE.test(last) ? around : null,
  };
}

function opensWithPart(text: string): boolean {
  const [first = ''] = text.replace(OTHERWISE, '').match(/\p{L}+/u) ?? [];
  return PART.test(first);
}

function joinTexts(...texts: string[]): string {
  return texts
    .filter((text) => text.trim() !== '')
    .join(' ')
    .slice(0, longestQuery);
}

interface FollowUp {
  before: string;
  analyser: Analyser;
}

/** What is new in a follow-up. */
function freshOf(last: string, { before, analyser }: FollowUp): string {
  const known = new Set(analyser.analyse(before).map(nameOf));
  return changeableOf(last, analyser)
    .filter((word) => !known.has(nameOf(word)))
    .map(({ start, end }) => last.slice(start, end))
    .filter((word) => !/^ones?$/i.test(word))
    .join(' ');
}

/**
 * The question before with what is new in the last one in the place of one of its words. What `it` stands for stays:
 * then only the first word may change, which is what was done with it (`sign` and `broadcast` a transaction).
 */
function readOtherwise(
  last: string,
  { before, fresh, points, analyser }: FollowUp & { fresh: string; points: boolean },
): string[] {
  const repeated = new Set(analyser.analyse(last).map(nameOf));
  const words = changeableOf(before, analyser).filter((word) => !repeated.has(nameOf(word)));
  const changed = wordsToChange(words, { last, before, points });
  return changed.map(({ start, end }) => before.slice(0, start) + fresh + before.slice(end));
}

function wordsToChange(
  words: readonly Token[],
  { last, before, points }: { last: string; before: string; points: boolean },
): readonly Token[] {
  if (OTHER_ONE.test(last)) {
    const modifier = words.findLast(({ end }) => words.some(({ start }) => before.slice(end, start) === ' '));
    return modifier ? [modifier] : [];
  }
  if (points) return words.length > 1 ? words.slice(0, 1) : [];
  return words.slice(-MOST_READINGS);
}

function nameOf({ parts }: Token): string {
  return parts.map(({ term }) => term).join(' ');
}

function anyWord(...words: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join(' ').replaceAll(' ', '|')})(?!\\p{L})`, 'iu');
}

/** The last question before that says by itself what it is about. */
function findSubject(questions: readonly string[], analyser: Analyser): string {
  const whole = questions.findLast(
    (text) => contentOf(text, analyser).length >= LEAST_OWN && !isPointing(text, analyser),
  );
  return whole ?? questions.at(-1) ?? '';
}

/** `How do I delete one?` and `Which one is mine?`, but not `Can I delete one page?`. */
function isPointing(text: string, analyser: Analyser): boolean {
  const isLittle = (word: string): boolean => analyser.isStopWord(word) || analyser.isWeakWord(word);
  return (
    POINTING.test(text) ||
    POINTING_PARTS.test(text) ||
    OF_PAGE.test(text) ||
    [...text.toLowerCase().matchAll(ONE)].some(([, next]) => next === undefined || (next !== 'of' && isLittle(next)))
  );
}

function contentOf(text: string, analyser: Analyser): string[] {
  return analyser.analyse(text).flatMap(({ parts }) => parts.map(({ term }) => term));
}

/** Words that say what a question is about. */
function subjectsOf(text: string, analyser: Analyser): Token[] {
  return analyser
    .analyse(text)
    .filter(
      ({ parts, start, end }) =>
        parts.some(({ surface }) => !analyser.isWeakWord(surface)) && !OF_FORM.test(text.slice(start, end)),
    );
}

/** Those that others can take the place of: where no spaces part words, a token is a clause. */
function changeableOf(text: string, analyser: Analyser): Token[] {
  return subjectsOf(text, analyser).filter(({ spaceless }) => !spaceless);
}

/** Passages of the page that a question is about, or all where the page has none. */
export function preferPage(passages: readonly Passage[], page: string | null): readonly Passage[] {
  const own = page === null ? [] : passages.filter(({ route }) => route === page);
  return own.length > 0 ? own : passages;
}
