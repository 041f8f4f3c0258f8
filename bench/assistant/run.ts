import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createExtractiveAnswerer } from '../../src/service/assistant/extractive/create-extractive-answerer.ts';
import type { Embedder } from '../../src/service/embeddings/embedder.ts';
import { openBuiltinEmbedder } from '../../src/service/embeddings/open-builtin-embedder.ts';
import { createRetriever } from '../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../src/service/retrieval/publish-index.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { loadCorpus } from '../search/load-corpus.ts';
import { loadQuestions, type QuestionSet } from '../search/load-questions.ts';
import { type AnswerQuestions, loadAnswerQuestions } from './load-answer-questions.ts';
import { type Asked, type AskedQuestion, type Half, measureAnswers } from './measure-answers.ts';

/** Prints how well the answerer without a model answers, with the meaning model and by words alone. */
const wanted = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'docwright-bench-'));
const database = await openDatabase(process.env.BENCH_VECTORS ?? join(folder, 'service.db'));
const store = createSearchStore(database);
const embedder = await openBuiltinEmbedder({
  packageFolder: root,
  folders: process.env.BENCH_MODULES ? [process.env.BENCH_MODULES] : [],
  threads: 2,
});

console.log(
  '| site | half | right page first | answered from the right page | with the words wanted | from another page | says that nothing fits | torn |\n|---|---|---:|---:|---:|---:|---:|---:|',
);
for (const model of [embedder, null])
  for (const set of loadAnswerQuestions())
    if (wanted.length === 0 || wanted.includes(set.corpus)) await measure(set.corpus, model);
await database.close();
await embedder?.close();
await rm(folder, { recursive: true });

async function measure(name: string, model: Embedder | null): Promise<void> {
  const set = loadAnswerQuestions().find(({ corpus }) => corpus === name)!;
  const { pages } = await loadCorpus(findSite(set));
  await publishIndex({ store, site: name, build: '', pages, embedder: model });
  const retriever = createRetriever({ store, site: name, embedder: model });
  const answerer = createExtractiveAnswerer(model ? { embed: (texts) => model.embed(texts) } : {});
  const ask = (question: AskedQuestion): Promise<Asked> => askOnce(question, { answerer, retriever });
  for (const half of ['tuned on', 'other'] as const)
    print(await measureAnswers(set, { half, ask }), { name: `${name}${model ? '' : ', by words'}`, half });
}

function findSite({ corpus, repository, commit = '' }: AnswerQuestions): QuestionSet {
  return repository === undefined
    ? loadQuestions().find(({ name }) => name === corpus)!
    : { name: corpus, repository, commit, language: null, questions: [] };
}

interface Tools {
  answerer: ReturnType<typeof createExtractiveAnswerer>;
  retriever: ReturnType<typeof createRetriever>;
}

async function askOnce({ q, thread = [], currentPath }: AskedQuestion, { answerer, retriever }: Tools): Promise<Asked> {
  const parts = answerer.answer({
    messages: [...thread, q].map((text) => ({ role: 'user', text })),
    context: [],
    currentPath: currentPath ?? null,
    site: { name: '', description: '' },
    language: null,
    passages: 5,
    retrieve: (query, limit = 5) =>
      retriever.search({ query, limit, scoreThreshold: 0, filter: {}, audience: { kind: 'anonymous' } }),
    readPage: (route) => retriever.readPage(route, { kind: 'anonymous' }),
    href: ({ route, anchor }) => `${route}${anchor && `#${anchor}`}`,
    root: '',
    signal: new AbortController().signal,
  });
  const asked: Asked = { text: '', pages: [] };
  for await (const part of parts) {
    if (part.kind === 'text') asked.text += part.text;
    else if (part.kind === 'source') asked.pages.push(part.url.replace(/#.*$/s, ''));
  }
  return asked;
}

function print(result: Awaited<ReturnType<typeof measureAnswers>>, { name, half }: { name: string; half: Half }): void {
  const { answerable, first, right, said, wrong, unanswerable, refused, torn } = result;
  console.log(
    `| ${name} | ${half} | ${first}/${answerable} | ${right}/${answerable} | ${said} | ${wrong} | ${refused}/${unanswerable} | ${torn} |`,
  );
}
