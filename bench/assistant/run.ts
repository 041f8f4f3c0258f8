import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createExtractiveAnswerer } from '../../src/service/assistant/extractive/create-extractive-answerer.ts';
import type { Embedder } from '../../src/service/embeddings/embedder.ts';
import { openBuiltinEmbedder } from '../../src/service/embeddings/open-builtin-embedder.ts';
import { createSearchStore } from '../../src/service/store/create-search-store.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';
import { type AnswerQuestions, loadAnswerQuestions } from './load-answer-questions.ts';
import { type Asked, type AskedQuestion, collect, type Half, measureAnswers } from './measure-answers.ts';
import { openSite } from './open-site.ts';

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
    if (wanted.length === 0 || wanted.includes(set.corpus)) await measure(set, model);
await database.close();
await embedder?.close();
await rm(folder, { recursive: true });

async function measure(set: AnswerQuestions, model: Embedder | null): Promise<void> {
  const prepare = await openSite(set, { store, model });
  const answerer = createExtractiveAnswerer(model ? { embed: (texts) => model.embed(texts) } : {});
  const ask = (question: AskedQuestion): Promise<Asked> => collect(answerer.answer(prepare(question)));
  for (const half of ['tuned on', 'other'] as const)
    print(await measureAnswers(set, { half, ask }), { name: `${set.corpus}${model ? '' : ', by words'}`, half });
}

function print(result: Awaited<ReturnType<typeof measureAnswers>>, { name, half }: { name: string; half: Half }): void {
  const { answerable, first, right, said, wrong, unanswerable, refused, torn } = result;
  console.log(
    `| ${name} | ${half} | ${first}/${answerable} | ${right}/${answerable} | ${said} | ${wrong} | ${refused}/${unanswerable} | ${torn} |`,
  );
}
