import { type Evaluation, evaluate } from '../../src/shared/search/evaluate.ts';
import { docwright } from './engines/docwright.ts';
import type { BuiltEngine, Engine } from './engines/engine.ts';
import { fuse } from './engines/fuse.ts';
import { minisearch } from './engines/minisearch.ts';
import { orama } from './engines/orama.ts';
import { pagefind } from './engines/pagefind.ts';
import { dialog, service } from './engines/service.ts';
import { loadCorpus } from './load-corpus.ts';
import { type Half, loadAccordionSites, loadQuestions, type QuestionSet } from './load-questions.ts';

const ENGINES: Engine[] = [
  docwright,
  service('words'),
  service('meaning'),
  service('both'),
  dialog,
  minisearch,
  orama,
  fuse,
  pagefind,
];
/** Cold loads are counted for every n-th question. */
const COLD_STEP = 6;

/** Prints one Markdown table per question set. Arguments: names of question sets; all when there are none. */
const wanted = process.argv.slice(2);
/** `BENCH_ENGINES=docwright,MiniSearch`: the engines of these names; all when it is not set. */
const engines = process.env.BENCH_ENGINES?.split(',');
/** `BENCH_HALF=tuning` or `held-out`: the sets with halves alone, and of each this half. */
const half = process.env.BENCH_HALF as Half | undefined;
for (const named of [...loadQuestions(half), ...(half ? [] : loadAccordionSites())]) {
  if (wanted.length > 0 && !wanted.some((name) => named.name.startsWith(name))) continue;
  const corpus = await loadCorpus(named);
  const set = named.questions.length > 0 ? named : { ...named, questions: corpus.accordions };
  const { sections } = corpus;
  const pages = new Set(sections.map((section) => section.route));
  console.log(
    `\n### ${set.name}: ${pages.size} pages, ${sections.length} sections, ${set.questions.length} questions\n`,
  );
  reportMissing(set, pages);
  const kinds = [...new Set(set.questions.map((question) => question.kind))];
  console.log(`| engine | ${kinds.join(' | ')} | all | hit@1 | hit@5 | cold load | ms a query | build |`);
  console.log(`|---|${'---:|'.repeat(kinds.length + 6)}`);
  for (const engine of ENGINES) if (!engines || engines.includes(engine.name)) await measure(engine);

  async function measure(engine: Engine): Promise<void> {
    const start = performance.now();
    const built = await engine.build(corpus);
    const build = performance.now() - start;
    if (!built) return;
    const asked = performance.now();
    const result = await evaluate(set.questions, built.search);
    const each = (performance.now() - asked) / set.questions.length;
    const cold = await measureCold(built, set);
    console.log(formatRow({ name: engine.name, kinds, result, cold, each, build }));
    await built.close?.();
  }
}

interface Row {
  name: string;
  kinds: string[];
  result: Evaluation;
  cold: number | null;
  each: number;
  build: number;
}

function formatRow({ name, kinds, result, cold, each, build }: Row): string {
  const cells = [
    ...kinds.map((kind) => result.kinds[kind]!.mrr.toFixed(3)),
    result.all.mrr.toFixed(3),
    result.all.hit1.toFixed(3),
    result.all.hit5.toFixed(3),
    cold === null ? '–' : `${Math.round(cold / 1_000)} kB`,
    each.toFixed(1),
    `${(build / 1_000).toFixed(1)} s`,
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Median over some questions. */
async function measureCold(built: BuiltEngine, set: QuestionSet): Promise<number | null> {
  const loads: number[] = [];
  for (let index = 0; index < set.questions.length; index += COLD_STEP) {
    const bytes = await built.coldBytes(set.questions[index]!.q);
    if (bytes === null) return null;
    loads.push(bytes);
  }
  return loads.sort((a, b) => a - b)[loads.length >> 1] ?? null;
}

function reportMissing(set: QuestionSet, pages: ReadonlySet<string>): void {
  const missing = set.questions.flatMap((question) => question.answers).filter((answer) => !pages.has(answer));
  if (missing.length > 0) console.warn(`Answers that are no searchable page: ${[...new Set(missing)].join(', ')}\n`);
}
