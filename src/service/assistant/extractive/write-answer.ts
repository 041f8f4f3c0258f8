import type { Texts } from '../../../base/languages/texts.ts';
import type { Passage } from '../../../model/retrieval.ts';
import type { AnswerPart, Question } from '../answerer.ts';
import { markdownLink } from '../markdown-link.ts';
import { passageTitle } from '../passage-title.ts';
import { completeQuotation, wholePassage } from './complete-quotation.ts';
import { getAnswerTexts } from './get-answer-texts.ts';
import type { Candidate } from './rate-candidates.ts';
import type { SmallTalk } from './read-small-talk.ts';
import { rebaseLinks } from './rebase-links.ts';
import { renderQuotation } from './render-quotation.ts';
import type { Snippet } from './split-passage.ts';

const mostFirstPages = 3;
/** Pages that were found worse are not near. */
const leastNear = 0.03;

/** What the assistant is there for, and where to begin. */
export function* greet({ answer, language }: SmallTalk, question: Question): Generator<AnswerPart> {
  const pages = question.listFirstPages(language).slice(0, mostFirstPages);
  const links = pages.map(({ title, url }) => `\n- ${markdownLink(title, url)}`);
  yield* stream(`${getAnswerTexts(language)[answer].replace('{site}', question.site.name)}\n${links.join('')}\n`);
}

interface Writing {
  question: Question;
  texts: Texts['answers'];
}

/** Quotations by page, the page with the best one first. */
export function* quote(
  chosen: readonly Candidate[],
  { question, texts, candidates }: Writing & { candidates: readonly Candidate[] },
): Generator<AnswerPart> {
  yield { kind: 'text', text: `${texts.found}\n\n` };
  for (const [passage, quotes] of Map.groupBy(chosen, (candidate) => candidate.passage)) {
    const page = question.href(passage);
    const snippets = candidates.filter((other) => other.passage === passage).map(({ snippet }) => snippet);
    const wanted = new Set([
      ...openingExample(snippets, { quotes, isLead: passage === chosen[0]!.passage }),
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

/** Where a passage begins with an example, what it says next is about that; where it answers best, all it says. */
function openingExample(
  [first]: readonly Snippet[],
  { quotes, isLead }: { quotes: readonly Candidate[]; isLead: boolean },
): Snippet[] {
  if (first?.kind !== 'code') return [];
  return isLead || quotes.some(({ snippet }) => snippet.block === first.block + 1) ? [first] : [];
}

export function* sayNothingFound(texts: Texts['answers']): Generator<AnswerPart> {
  yield { kind: 'unanswered' };
  yield { kind: 'text', text: texts.none };
}

/** Links, and no sources: nothing rests on these pages. */
export function* pointTo(passages: readonly Passage[], { question, texts }: Writing): Generator<AnswerPart> {
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
