import { primaryLanguage } from '../../../base/languages/language-tag.ts';
import { languages } from '../../../base/languages/languages.ts';
import { matchLanguage } from '../../../base/languages/match-language.ts';
import type { Passage } from '../../../model/retrieval.ts';
import { type Analyser, createAnalyser } from '../../../shared/search/analyser.ts';
import { importRules } from '../../../shared/search/analysers/import-rules.ts';
import { simplifyChinese } from '../../../shared/search/analysers/simplify-chinese.ts';
import { detectLanguage } from '../../../shared/search/detect-language.ts';
import type { Answerer, AnswerPart, Question } from '../answerer.ts';
import { asksForNumber } from './asks-for-number.ts';
import { buildCandidates, type EmbedTexts } from './build-candidates.ts';
import { buildQuery, type LookedUp, longestQuery, preferPage } from './build-query.ts';
import { chooseSnippets } from './choose-snippets.ts';
import { getAnswerTexts } from './get-answer-texts.ts';
import { judgeChoice } from './judge-choice.ts';
import { namesUnknown } from './names-unknown.ts';
import { readAround } from './read-around.ts';
import { readSmallTalk } from './read-small-talk.ts';
import { termsOf } from './terms-of.ts';
import { greet, pointTo, quote, sayNothingFound } from './write-answer.ts';

export interface ExtractiveOptions {
  embed?: EmbedTexts;
}

/** Of the passages that a model would read, so many times as many: what is chosen from costs nobody any tokens. */
const breadth = 2;

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

/**
 * Of several ways to read a question, the one that the best passage answers best; the usual one in doubt. Who asks the
 * same of what the site knows nothing of (`And on a submarine?`) is not told once more of what was asked before.
 */
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
  const [best] = fitting.sort((one, other) => likelihood(other) - likelihood(one));
  const isStrange = !best && kind !== 'same' && fresh !== '' && (await question.retrieve(fresh, 1)).length === 0;
  return best ?? (isStrange ? { asked: query, found: [] } : usual!);
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
