import { expect, test } from 'vitest';
import type { Passage } from '../../../../../src/model/retrieval.ts';
import { type Candidate, chooseCompared } from '../../../../../src/service/assistant/extractive/choose-snippets.ts';

const passage = (route: string, score: number): Passage => ({
  route,
  anchor: '',
  title: route,
  heading: '',
  breadcrumb: [],
  content: '',
  text: '',
  score,
  version: null,
  language: 'en',
  kind: 'prose',
  method: '',
});

const candidate = (from: Passage, position: number, words: string): Candidate => ({
  passage: from,
  snippet: {
    markdown: words,
    kind: 'sentence',
    position,
    block: position,
    isOrdered: false,
    title: '',
    isPointer: false,
  },
  terms: new Set(words.split(' ')),
  headingTerms: new Set(),
  likeness: null,
  likenessWithout: [],
});

test('of many pieces those of the likeliest passages and with the words of the question are compared', () => {
  const [likely, unlikely] = [passage('/fonts', 0.8), passage('/colours', 0.1)];
  const named = candidate(likely, 7, 'serve a font file of your own');
  const all = [
    ...Array.from({ length: 6 }, (_, index) => candidate(likely, index, 'this says something else altogether')),
    named,
    ...Array.from({ length: 6 }, (_, index) => candidate(unlikely, index, 'this says something else altogether')),
  ];
  const compared = chooseCompared(all, new Set(['font', 'file']), 4);
  expect(compared).toHaveLength(4);
  expect(compared[0]).toBe(named);
  expect(compared.every((other) => other.passage === likely)).toBe(true);
  expect(chooseCompared(all.slice(0, 4), new Set(['font']), 4)).toEqual(all.slice(0, 4));
});
