import { expect, test } from 'vitest';
import type { Passage } from '../../../../../src/model/retrieval.ts';
import { chooseCompared, chooseSnippets } from '../../../../../src/service/assistant/extractive/choose-snippets.ts';
import type { Candidate } from '../../../../../src/service/assistant/extractive/rate-candidates.ts';

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

test('what another page says where it links to the best one speaks for that, and never against it', () => {
  const [best, other] = [passage('/write/visibility', 0.8), passage('/help/files', 0.1)];
  const own = { ...candidate(best, 0, 'hide pages'), likeness: 0.4, likenessWithout: [0.3, 0.5] };
  const linking = candidate(other, 0, 'out of the sidebar: see [visibility](../write/visibility#groups)');
  const asked = new Set(['hide', 'pages']);
  const judge = (more: Partial<Candidate>): unknown => {
    const { candidates, likeness, amiss, rest } = chooseSnippets([own, { ...linking, ...more }], asked);
    return { route: candidates[0]!.passage.route, likeness, amiss, rest };
  };
  const alone = { route: '/write/visibility', likeness: 0.4, amiss: expect.closeTo(0.1), rest: 0.3 };
  expect(judge({ likeness: 0.7, likenessWithout: [0.6, 0.5] })).toEqual({
    ...alone,
    likeness: 0.7,
    amiss: 0,
    rest: 0.5,
  });
  expect(judge({ likeness: 0.3, likenessWithout: [0.2, 0.9] })).toEqual(alone);
  const elsewhere = { ...linking.snippet, markdown: 'out of the sidebar: see [files](/help/ignored)' };
  expect(judge({ likeness: 0.7, likenessWithout: [0.6, 0.5], snippet: elsewhere })).toEqual(alone);
});

test('what is most like the question on the page is quoted, wherever it stands there', () => {
  const [opening, notes] = [passage('/mcp', 0.8), { ...passage('/mcp', 0.1), anchor: 'notes', heading: 'Notes' }];
  const first = { ...candidate(opening, 0, 'connect an assistant'), likeness: 0.6, likenessWithout: [] };
  const logged = { ...candidate(notes, 3, 'everything is logged'), likeness: 0.7, likenessWithout: [] };
  const asked = new Set(['assistant']);
  const quoted = (candidates: Candidate[]): unknown => chooseSnippets(candidates, asked).candidates;
  expect(quoted([first, logged])).toEqual([first, logged]);
  expect(quoted([first, { ...logged, likeness: 0.3 }])).toEqual([first]);
});

test('what is clearly more like the question comes first, though the search found another page likelier', () => {
  const [models, plans] = [passage('/models', 0.6), passage('/plans', 0.4)];
  const listed = { ...candidate(models, 0, 'each model costs credits'), likeness: 0.4, likenessWithout: [0.3, 0.2] };
  const priced = { ...candidate(plans, 1, 'the plan costs twelve dollars'), likenessWithout: [0.1, 0.6] };
  const asked = new Set(['plan', 'costs']);
  const choose = (likeness: number, more: Partial<Passage> = {}): unknown => {
    const other = { ...priced, likeness, passage: { ...plans, ...more } };
    const { candidates, ...choice } = chooseSnippets([listed, other], asked);
    return { routes: candidates.map(({ passage }) => passage.route), likeness: choice.likeness, rest: choice.rest };
  };
  expect(choose(0.7)).toEqual({ routes: ['/plans', '/models'], likeness: 0.7, rest: 0.1 });
  const asFound = { routes: ['/models', '/plans'], likeness: 0.4, rest: 0.2 };
  expect(choose(0.42)).toEqual(asFound);
  expect(choose(0.7, { version: 'v1' })).toEqual(asFound);
});

test('where a number is asked for, the table of the page that holds it is quoted, wherever it stands there', () => {
  const [opening, limits] = [passage('/proxy', 0.8), { ...passage('/proxy', 0.1), anchor: 'limits' }];
  const first = candidate(opening, 0, 'the proxy hands on a request with its body to the server');
  const table: Candidate = {
    ...candidate(limits, 1, 'body of a request'),
    snippet: { ...candidate(limits, 1, '').snippet, kind: 'table', markdown: '| body of a request | 25 MB |' },
  };
  const asked = new Set(['body', 'request', 'proxy']);
  const others = [first, candidate(limits, 2, 'named in h2 of the body and request')];
  const choose = (candidates: Candidate[], wantsNumber: boolean): Candidate[] =>
    chooseSnippets(candidates, asked, { wantsNumber }).candidates;
  expect(choose([...others, table], true)).toContain(table);
  expect(choose([...others, table], false)).not.toContain(table);
  expect(choose(others, true)).toEqual(choose(others, false));
  expect(choose([first, { ...table, passage: passage('/other', 0.1) }], true)).toEqual([first]);
});

test('beside the opening sentence of a page stands its code that speaks of the question', () => {
  const opening = { ...passage('/tabs', 0.8), content: 'one of several panels for tabs' };
  const usage = { ...passage('/tabs', 0.1), anchor: 'usage' };
  const asCode = (words: string): Candidate => {
    const plain = candidate(usage, 1, words);
    return { ...plain, snippet: { ...plain.snippet, kind: 'code' } };
  };
  const first = candidate(opening, 0, 'one of several panels for tabs');
  const [other, code] = [asCode('npm install it'), asCode('write tabs so')];
  const choose = (candidates: Candidate[]): Candidate[] =>
    chooseSnippets(candidates, new Set(['write', 'tabs'])).candidates;
  expect(choose([first, other, code])).toEqual([first, code]);
  expect(choose([first, other])).toEqual([first]);
  const long = { ...first, passage: { ...opening, content: 'a'.repeat(201) } };
  expect(choose([long, other, code])).toEqual([long]);
});
