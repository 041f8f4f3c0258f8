import type { Passage } from '../../model/retrieval.ts';
import { createAnalyser, type Analyser } from '../../search/analyser.ts';
import { importRules } from '../../search/analysers/import-rules.ts';
import { detectLanguage } from '../../search/detect-language.ts';
import type { AnswerPart, Answerer, Question } from '../answerer.ts';
import { markdownLink } from '../markdown-link.ts';
import { passageTitle } from '../passage-title.ts';
import { chooseSnippets, type Candidate } from './choose-snippets.ts';
import { phrases, type Phrases } from './phrases.ts';
import { splitPassage, type Snippet } from './split-passage.ts';

export interface ExtractiveOptions {
  /** Unit vectors by which meanings are compared, for texts of a language; `null` where there are none for it. */
  embed?: (texts: readonly string[], language: string) => Promise<readonly Float32Array[] | null>;
}

const mostCandidates = 48;
/** Lines of a table that is quoted. */
const longestTable = 10;
/** A question that is answered to less than this is not answered. */
const leastCoverage = 0.5;
const leastScore = 0.035;

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
  return { name: 'extractive', answer: (question) => answer(question, { ...options, analyserFor }) };
}

interface Tools extends ExtractiveOptions {
  analyserFor: (language: string) => Promise<Analyser>;
}

async function* answer(question: Question, tools: Tools): AsyncGenerator<AnswerPart> {
  const asked = buildQuery(question);
  const passages = await question.retrieve(asked);
  const language = languageOf(passages, question);
  const own = phrases[language] ?? phrases['en']!;
  if (passages.length === 0) return yield { kind: 'text', text: own.none };
  const analyser = await tools.analyserFor(language);
  const askedTerms = termsOf(analyser, asked);
  const candidates = await buildCandidates(passages, { analyser, asked, language, embed: tools.embed });
  const { candidates: chosen, coverage } = chooseSnippets(candidates, askedTerms);
  const fits = chosen.length > 0 && (coverage >= leastCoverage || (chosen[0]!.likeness ?? 0) >= 0.5) && chosen[0]!.passage.score >= leastScore;
  yield* fits ? quote(chosen, { question, own, candidates }) : pointTo(passages, { question, own });
}

/** A question that leans on the one before, or on a selection, is asked together with it. */
function buildQuery({ messages, context }: Question): string {
  const own = messages.filter(({ role }) => role === 'user').map(({ text }) => text.trim());
  const last = own.at(-1) ?? '';
  const isShort = last.split(/\s+/).length < 4 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(last);
  const about = context.map(({ value }) => value.slice(0, 300)).join(' ');
  return [last, isShort && own.length > 1 ? own.at(-2)! : '', about].filter((text) => text !== '').join(' ').slice(0, 1000);
}

function languageOf(passages: readonly Passage[], question: Question): string {
  const tag = passages[0]?.language ?? question.language;
  const primary = tag?.toLowerCase().split('-')[0] ?? '';
  if (Object.hasOwn(phrases, primary)) return primary;
  return detectLanguage(passages.map(({ content }) => ({ text: content })));
}

function termsOf(analyser: Analyser, text: string): Set<string> {
  return new Set(analyser.analyse(text).flatMap(({ parts }) => parts.map(({ term }) => analyser.conceptOf(term) ?? term)));
}

interface CandidateInput {
  analyser: Analyser;
  asked: string;
  language: string;
  embed: ExtractiveOptions['embed'];
}

async function buildCandidates(passages: readonly Passage[], { analyser, asked, language, embed }: CandidateInput): Promise<Candidate[]> {
  const found = passages
    .flatMap((passage) => splitPassage(passage.content, language).map((snippet) => ({ passage, snippet })))
    .slice(0, mostCandidates);
  const vectors = found.length > 0 ? await embed?.([asked, ...found.map(({ snippet }) => snippet.markdown)], language) : null;
  return found.map(({ passage, snippet }, index) => ({
    snippet,
    passage,
    terms: termsOf(analyser, snippet.markdown),
    headingTerms: termsOf(analyser, `${passage.title} ${passage.heading}`),
    likeness: vectors ? dot(vectors[0]!, vectors[index + 1]!) : null,
  }));
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}

interface Writing {
  question: Question;
  own: Phrases;
}

/** Quotations by page, the page with the best one first. */
function* quote(chosen: readonly Candidate[], { question, own, candidates }: Writing & { candidates: readonly Candidate[] }): Generator<AnswerPart> {
  yield { kind: 'text', text: `${own.found}\n\n` };
  for (const [passage, quotes] of Map.groupBy(chosen, (candidate) => candidate.passage)) {
    const ordered = quotes.toSorted((a, b) => a.snippet.position - b.snippet.position);
    const pieces = ordered.flatMap(({ snippet }) => [snippet, ...followers(snippet, candidates.filter((other) => other.passage === passage))]);
    const distinct = [...new Map(pieces.map((piece) => [piece.position, piece])).values()];
    for (const piece of distinct) yield* stream(`${renderQuote(piece, question.root)}\n\n`);
    yield { kind: 'text', text: `${markdownLink(passageTitle(passage), question.href(passage))}\n\n` };
  }
  for (const passage of new Set(chosen.map((candidate) => candidate.passage))) yield { kind: 'source', url: question.href(passage), title: passageTitle(passage) };
}

/** Code that follows a sentence, and what it announces with a colon, belongs to it. Long tables stay on their page. */
function followers({ markdown, position }: Snippet, own: readonly Candidate[]): Snippet[] {
  const after = own.map(({ snippet }) => snippet).filter((snippet) => snippet.position > position).toSorted((a, b) => a.position - b.position);
  const next = after[0];
  if (!next || next.position !== position + 1) return [];
  if (next.kind === 'code') return [next];
  if (!/[:：]\s*$/.test(markdown)) return [];
  if (next.kind === 'table') return next.markdown.split('\n').length <= longestTable ? [next] : [];
  const end = after.findIndex(({ kind }) => kind !== 'item');
  return after.slice(0, end < 0 ? 6 : Math.min(end, 6));
}

function renderQuote({ markdown, kind }: Snippet, root: string): string {
  if (kind === 'code') return markdown;
  const linked = addRoot(markdown, root);
  return kind === 'table' ? linked : `> ${kind === 'item' ? '- ' : ''}${linked}`;
}

/** Links of a page start at its site; an answer may be read elsewhere. */
function addRoot(markdown: string, root: string): string {
  if (root === '') return markdown;
  const base = URL.canParse(root) ? new URL(root).pathname.replace(/\/$/, '') : root;
  return markdown.replace(/\]\((\/(?!\/)[^)]*)/g, (_, path: string) => {
    const below = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
    return `](${root}${below}`;
  });
}

function* pointTo(passages: readonly Passage[], { question, own }: Writing): Generator<AnswerPart> {
  const pages = passages.filter((passage, index) => passages.findIndex(({ route }) => route === passage.route) === index).slice(0, 3);
  yield { kind: 'text', text: `${own.near}\n\n` };
  for (const passage of pages) yield { kind: 'text', text: `- ${markdownLink(passageTitle(passage), question.href(passage))}\n` };
  for (const passage of pages) yield { kind: 'source', url: question.href(passage), title: passageTitle(passage) };
}

/** A few words at a time, so that a client shows the answer as it shows any other. */
function* stream(text: string): Generator<AnswerPart> {
  for (const piece of text.match(/(?:\S+\s*){1,6}|\s+/g) ?? []) yield { kind: 'text', text: piece };
}
