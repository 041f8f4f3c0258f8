import { primaryLanguage } from '../../../base/languages/language-tag.ts';
import { languages } from '../../../base/languages/languages.ts';
import { matchLanguage } from '../../../base/languages/match-language.ts';
import type { Texts } from '../../../base/languages/texts.ts';
import type { Passage } from '../../../model/retrieval.ts';
import { plainText } from '../../../read/markdown/plain-text.ts';
import { type Analyser, createAnalyser } from '../../../shared/search/analyser.ts';
import { importRules } from '../../../shared/search/analysers/import-rules.ts';
import { simplifyChinese } from '../../../shared/search/analysers/simplify-chinese.ts';
import { detectLanguage } from '../../../shared/search/detect-language.ts';
import type { Answerer, AnswerPart, Question } from '../answerer.ts';
import { markdownLink } from '../markdown-link.ts';
import { passageTitle } from '../passage-title.ts';
import { asksForNumber, findQuantity } from './asks-for-number.ts';
import { buildQuery, type LookedUp, longestQuery, preferPage } from './build-query.ts';
import { type Candidate, chooseCompared, chooseSnippets } from './choose-snippets.ts';
import { completeQuotation, wholePassage } from './complete-quotation.ts';
import { getAnswerTexts } from './get-answer-texts.ts';
import { judgeChoice } from './judge-choice.ts';
import { namesUnknown } from './names-unknown.ts';
import { readAround } from './read-around.ts';
import { readSmallTalk, type SmallTalk } from './read-small-talk.ts';
import { rebaseLinks } from './rebase-links.ts';
import { renderQuotation } from './render-quotation.ts';
import { type Snippet, splitPassage } from './split-passage.ts';
import { termsOf } from './terms-of.ts';

export interface ExtractiveOptions {
  /** Unit vectors by which meanings are compared, for texts of a language; `null` where there are none for it. */
  embed?: (texts: readonly string[], language: string) => Promise<readonly Float32Array[] | null>;
}

/** Of the passages that a model would read, so many times as many: what is chosen from costs nobody any tokens. */
const breadth = 2;
const mostCandidates = 60;
const mostOfPassage = 16;
/** Of the candidates: to embed them takes nearly all the time of an answer, and the words know which are the best. */
const mostCompared = 12;
/** Words of a question that it is asked without, to see what each of them says: short texts, but texts. */
const mostLeftOut = 8;
const mostFirstPages = 3;
/** Pages that were found worse are not near. */
const leastNear = 0.03;

/**
 * Makes the answerer that needs no model: it quotes the sentences that speak of what was asked, with links, and says so
 * when there are none. It writes no sentence about the subject of its own.
 */
export function createExtractiveAnswerer(options: ExtractiveOptions = {}): Answerer {
  const analysers = new Map<string, Promise<Analyser>>();
  const analyserFor = (language: string): Promise<Analyser> => {
    const known = analysers.get(language) ?? importRules(language).then(createAnalyser);
    analysers.set(language, known);
    return known;
  };
  return { name: 'extractive', answer: (question) => answer(shorten(question), { ...options, analyserFor }) };
}

/** Reading a message of hundreds of thousands of characters would keep everybody else waiting. */
function shorten(question: Question): Question {
  const messages = question.messages.map((message) => ({ ...message, text: message.text.slice(0, longestQuery) }));
  return { ...question, messages };
}

interface Tools extends ExtractiveOptions {
  analyserFor: (language: string) => Promise<Analyser>;
}

async function* answer(question: Question, tools: Tools): AsyncGenerator<AnswerPart> {
  const own = question.messages.filter(({ role }) => role === 'user');
  const heard = spokenLanguage(own, question.language);
  const talk = readSmallTalk(own.at(-1)?.text ?? '', heard ?? question.language);
  if (talk) return yield* greet(talk, question);
  const guessed = primaryLanguage(heard ?? question.language ?? 'en');
  const guessedAnalyser = await tools.analyserFor(guessed);
  const lookedUp = buildQuery(question, guessedAnalyser);
  const { asked, found } = await findMeant(lookedUp, { question, analyser: guessedAnalyser });
  const passages = preferPage(found, lookedUp.page);
  const tag = languageOf(passages, question);
  const texts = getAnswerTexts(answerLanguage(spokenLanguage(own, tag), { tag, messages: own }));
  if (passages.length === 0) return yield* sayNothingFound(texts);
  const language = primaryLanguage(tag);
  const analyser = await tools.analyserFor(language);
  const askedTerms = termsOf(analyser, asked);
  const around = await readAround(passages, { question, terms: askedTerms, analyser });
  const read = [...passages, ...around];
  // To compare meanings takes most of an answer's time, and nobody may wait for this one any more.
  question.signal.throwIfAborted();
  const candidates = await buildCandidates(read, { analyser, asked, language, embed: tools.embed });
  const choice = chooseSnippets(candidates, askedTerms, {
    wantsNumber: asksForNumber(question.messages.at(-1)?.text ?? ''),
  });
  const isName = analyser.analyse(asked).filter(({ parts }) => parts.length > 0).length === 1;
  const isUnknown = namesUnknown(question.messages.at(-1)?.text ?? '', {
    texts: read.flatMap(({ title, heading, content }) => [title, heading, content]),
    site: question.site.name,
    analyser,
    language: guessed,
  });
  // What points at the page is answered from it, whatever the words are like.
  yield* (!isUnknown && judgeChoice(choice, { isName })) ||
  (lookedUp.page !== null && choice.candidates.length > 0 && passages[0]!.route === lookedUp.page)
    ? quote(choice.candidates, { question, texts, candidates })
    : pointTo(passages, { question, texts });
}

interface Found {
  asked: string;
  found: Passage[];
}

/** Of several ways to read a question, the one that the best passage answers best; the usual one in doubt. */
async function findMeant(
  { query, readings, fresh, kind }: LookedUp,
  { question, analyser }: { question: Question; analyser: Analyser },
): Promise<Found> {
  const wanted = termsOf(analyser, fresh);
  const saysIt = ({ found: [best] }: Found): boolean => {
    const said = best && termsOf(analyser, `${best.title} ${best.heading} ${best.content}`);
    return said !== undefined && [...wanted].every((term) => said.has(term));
  };
  const likelihood = ({ found }: Found): number => found[0]?.score ?? 0;
  const [usual, ...others] = await Promise.all(
    [query, ...readings].map(async (asked) => ({
      asked,
      found: await question.retrieve(asked, breadth * question.passages),
    })),
  );
  const isRival = kind === 'same' || (kind === 'contrast' && saysIt(usual!));
  const fitting = [...(isRival ? [usual!] : []), ...others.filter(saysIt)];
  return fitting.sort((one, other) => likelihood(other) - likelihood(one))[0] ?? usual!;
}

/** The language of the last message, else of all; of several that it may be in, the one that is read. */
function spokenLanguage(messages: readonly { text: string }[], read: string | null): string | null {
  const expected = read === null ? null : primaryLanguage(read);
  return detectLanguage(messages.slice(-1), expected) ?? detectLanguage(messages, expected);
}

/**
 * The language that the site gives what was found, else the one that it seems to be in; a table of figures says less
 * of that than the question does.
 */
function languageOf(passages: readonly Passage[], question: Question): string {
  const tag = passages[0]?.language ?? question.language;
  if (tag && matchLanguage(tag, languages) !== null) return tag;
  const texts = [...question.messages.map(({ text }) => text), ...passages.map(({ content }) => content)];
  // An abbreviation that stands in every table is no language.
  const words = new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  return detectLanguage([{ text: [...words].join(' ') }]) ?? 'en';
}

/**
 * The language that fixed sentences are said in: that of the question where it can be told and has texts, written as
 * the site writes it (`pt-BR`), else that of what was found.
 */
function answerLanguage(
  spoken: string | null,
  { tag, messages }: { tag: string; messages: readonly { text: string }[] },
): string {
  if (spoken === null || primaryLanguage(tag) === spoken || matchLanguage(spoken, languages) === null) return tag;
  const isTraditional = spoken === 'zh' && messages.some(({ text }) => simplifyChinese(text) !== text);
  return isTraditional ? 'zh-Hant' : spoken;
}

/** What the assistant is there for, and where to begin. */
function* greet({ answer, language }: SmallTalk, question: Question): Generator<AnswerPart> {
  const pages = question.listFirstPages(language).slice(0, mostFirstPages);
  const links = pages.map(({ title, url }) => `\n- ${markdownLink(title, url)}`);
  yield* stream(`${getAnswerTexts(language)[answer].replace('{site}', question.site.name)}\n${links.join('')}\n`);
}

interface CandidateInput {
  analyser: Analyser;
  asked: string;
  language: string;
  embed: ExtractiveOptions['embed'];
}

async function buildCandidates(
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
  const vectors = await embed?.([...questions, ...compared.map(describe)], language);
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

interface Writing {
  question: Question;
  texts: Texts['answers'];
}

/** Quotations by page, the page with the best one first. */
function* quote(
  chosen: readonly Candidate[],
  { question, texts, candidates }: Writing & { candidates: readonly Candidate[] },
): Generator<AnswerPart> {
  yield { kind: 'text', text: `${texts.found}\n\n` };
  for (const [passage, quotes] of Map.groupBy(chosen, (candidate) => candidate.passage)) {
    const page = question.href(passage);
    const snippets = candidates.filter((other) => other.passage === passage).map(({ snippet }) => snippet);
    const wanted = new Set([
      ...openingExample(snippets, passage === chosen[0]!.passage),
      ...(passage === chosen[0]!.passage ? wholePassage(passage.content, snippets) : []),
      ...quotes.flatMap(({ snippet }) => completeQuotation(snippet, snippets)),
    ]);
    yield* stream(
      `${rebaseLinks(renderQuotation(snippets.filter((snippet) => wanted.has(snippet))), { root: question.root, page })}\n\n`,
    );
    yield { kind: 'text', text: `${markdownLink(passageTitle(passage), page)}\n\n` };
  }
  for (const passage of new Set(chosen.map((candidate) => candidate.passage)))
    yield { kind: 'source', url: question.href(passage), title: passageTitle(passage) };
}

/** Where the passage that answers best begins with an example, what it says is about that. */
function openingExample([first]: readonly Snippet[], isLead: boolean): Snippet[] {
  return isLead && first?.kind === 'code' ? [first] : [];
}

function* sayNothingFound(texts: Texts['answers']): Generator<AnswerPart> {
  yield { kind: 'unanswered' };
  yield { kind: 'text', text: texts.none };
}

/** Links, and no sources: nothing rests on these pages. */
function* pointTo(passages: readonly Passage[], { question, texts }: Writing): Generator<AnswerPart> {
  const near = passages.filter(({ score, strength = score }) => strength >= leastNear);
  const pages = near
    .filter((passage, index) => near.findIndex(({ route }) => route === passage.route) === index)
    .slice(0, 3);
  if (pages.length === 0) return yield* sayNothingFound(texts);
  yield { kind: 'unanswered' };
  yield { kind: 'text', text: `${texts.near}\n\n` };
  for (const passage of pages)
    yield { kind: 'text', text: `- ${markdownLink(passageTitle(passage), question.href(passage))}\n` };
}

/** A few words at a time, so that a client shows the answer as it shows any other. */
function* stream(text: string): Generator<AnswerPart> {
  for (const piece of text.match(/(?:\S+\s*){1,6}|\s+/g) ?? []) yield { kind: 'text', text: piece };
}
