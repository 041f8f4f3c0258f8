import type { Question } from '../../src/service/assistant/answerer.ts';
import type { Embedder } from '../../src/service/embeddings/embedder.ts';
import { createRetriever } from '../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../src/service/retrieval/publish-index.ts';
import type { SearchStore } from '../../src/service/store/search-store.ts';
import { loadCorpus } from '../search/load-corpus.ts';
import { loadQuestions } from '../search/load-questions.ts';
import type { AnswerQuestions } from './load-answer-questions.ts';
import type { AskedQuestion } from './measure-answers.ts';

/** Indexes the site of a set, and gives what turns a question about it into what an answerer gets. */
export async function openSite(
  { corpus, repository, commit = '' }: AnswerQuestions,
  { store, model }: { store: SearchStore; model: Embedder | null },
): Promise<(question: AskedQuestion) => Question> {
  const { name, pages } = await loadCorpus(
    repository === undefined
      ? loadQuestions().find(({ name }) => name === corpus)!
      : { name: corpus, repository, commit, language: null, questions: [] },
  );
  await publishIndex({ store, site: corpus, build: '', pages, embedder: model });
  const retriever = createRetriever({ store, site: corpus, embedder: model });
  const audience = { kind: 'anonymous' } as const;
  return ({ q, thread = [], currentPath }) => ({
    messages: [...thread, q].map((text) => ({ role: 'user', text })),
    context: [],
    currentPath: currentPath ?? null,
    site: { name, description: '' },
    language: null,
    passages: 5,
    retrieve: (query, limit = 5) =>
      retriever.search({ query, limit, scoreThreshold: 0, onlyFitting: true, filter: {}, audience }),
    readPage: (route) => retriever.readPage(route, audience),
    listFirstPages: () => [],
    href: ({ route, anchor }) => `${route}${anchor && `#${anchor}`}`,
    root: '',
    signal: new AbortController().signal,
  });
}
