import { resolve } from 'node:path';
import { createModelAnswerer } from '../../src/service/assistant/openai/create-model-answerer.ts';
import { openBuiltinEmbedder } from '../../src/service/embeddings/open-builtin-embedder.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { type AnswerQuestions, loadAnswerQuestions } from './load-answer-questions.ts';
import { type Asked, type AskedQuestion, collect } from './measure-answers.ts';
import { openSite } from './open-site.ts';
import { elsewhere, type ScriptedAnswer, startScriptedModel } from './scripted-model.ts';

/** Prints what a model is given for each question, and what becomes of what it writes. */
const wanted = process.argv.slice(2);
const contextTokens = 24_000;
const database = await openDatabase(process.env.BENCH_VECTORS ?? ':memory:');
const store = createSearchStore(database);
const embedder = await openBuiltinEmbedder({
  packageFolder: resolve(import.meta.dirname, '../..'),
  folders: process.env.BENCH_MODULES ? [process.env.BENCH_MODULES] : [],
  threads: 2,
});
const model = await startScriptedModel();
const answerer = createModelAnswerer({
  baseUrl: model.baseUrl,
  model: 'scripted',
  key: null,
  tools: true,
  temperature: null,
  maxTokens: null,
  patience: 60_000,
  retryDelay: 1,
  contextTokens,
  instructions: '',
});

console.log(
  '| site | given a right page | given the words wanted | cites a right page first | cites nothing, where the site does not answer | requests an answer | most tokens of a request | shows what leads elsewhere |\n|---|---:|---:|---:|---:|---:|---:|---:|',
);
for (const set of loadAnswerQuestions()) if (wanted.length === 0 || wanted.includes(set.corpus)) await measure(set);
model.close();
await database.close();
await embedder?.close();

async function measure(set: AnswerQuestions): Promise<void> {
  const prepare = await openSite(set, { store, model: embedder });
  const ask = async (question: AskedQuestion): Promise<{ asked: Asked; seen: ScriptedAnswer }> => {
    const asked = await collect(answerer.answer(prepare(question)));
    return { asked, seen: model.take() };
  };
  const count = { given: 0, said: 0, cited: 0, refused: 0, requests: 0, tokens: 0, foreign: 0 };
  const note = ({ asked, seen }: Awaited<ReturnType<typeof ask>>): void => {
    count.requests += seen.requests;
    count.tokens = Math.max(count.tokens, seen.tokens);
    if (new RegExp(`\\]\\(<?${elsewhere}`).test(asked.text.replace(/^( *)- *```[\s\S]*?^ *```$/gm, '')))
      count.foreign++;
  };
  for (const question of set.answerable) {
    const { pages, says } = question;
    const result = await ask(question);
    note(result);
    const right = result.seen.passages.filter(({ url }) => pages.includes(url.replace(/#.*$/s, '')));
    if (right.length > 0) count.given++;
    if (right.some(({ content }) => new RegExp(says, 'i').test(content))) count.said++;
    if (pages.includes(result.asked.pages[0] ?? '')) count.cited++;
  }
  for (const q of set.unanswerable) {
    const result = await ask({ q });
    note(result);
    if (result.asked.pages.length === 0) count.refused++;
  }
  const asked = set.answerable.length + set.unanswerable.length;
  console.log(
    `| ${set.corpus} | ${count.given}/${set.answerable.length} | ${count.said} | ${count.cited} | ${count.refused}/${set.unanswerable.length} | ${(count.requests / asked).toFixed(2)} | ${count.tokens} | ${count.foreign} |`,
  );
}
