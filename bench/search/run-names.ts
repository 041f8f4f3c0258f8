import { evaluate, type TestQuestion } from '../../src/shared/search/evaluate.ts';
import { foldText } from '../../src/shared/search/fold-text.ts';
import type { SearchSection } from '../../src/shared/search/search-section.ts';
import { splitWords } from '../../src/shared/search/split-words.ts';
import { docwright } from './engines/docwright.ts';
import { loadCorpus } from './load-corpus.ts';
import { loadQuestions } from './load-questions.ts';

/** Of a site as many are drawn. */
const MOST_NAMES = 60;
/** A name on more pages has no right ones. */
const MOST_PAGES = 3;
/** `user_id`, `MAX_RETRIES` and `setTimeout`, but not `WebSocket`. */
const NAME = /^(?:\w*_\w*|\p{Ll}+\p{Lu}\w*)$/u;

/** Prints how often the browser finds names of code that are drawn by lot, typed as they stand. */
const wanted = process.argv.slice(2);
console.log('| site | names | MRR | hit@1 |\n|---|---:|---:|---:|');
for (const set of loadQuestions()) {
  if (wanted.length > 0 && !wanted.includes(set.name)) continue;
  const corpus = await loadCorpus(set);
  const questions = drawNames(corpus.sections);
  const built = await docwright.build(corpus);
  if (!built || questions.length === 0) continue;
  const { all } = await evaluate(questions, built.search);
  console.log(`| ${set.name} | ${questions.length} | ${all.mrr.toFixed(3)} | ${all.hit1.toFixed(3)} |`);
  await built.close?.();
}

/** The same ones in every run. */
function drawNames(sections: readonly SearchSection[]): TestQuestion[] {
  const version = sections.find((section) => section.version !== null)?.version ?? null;
  const names = new Map<string, { q: string; pages: Set<string> }>();
  for (const section of sections)
    if (section.version === null || section.version === version)
      for (const q of listNames(section)) {
        const name = names.get(foldText(q.replaceAll('_', ''))) ?? { q, pages: new Set() };
        names.set(foldText(q.replaceAll('_', '')), name);
        name.pages.add(section.route);
      }
  const few = [...names.values()].filter(({ pages }) => pages.size <= MOST_PAGES);
  const step = Math.max(1, few.length / MOST_NAMES);
  return few
    .filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
    .map(({ q, pages }) => ({ q, kind: 'name', answers: [...pages] }));
}

function listNames({ title, heading, description, text, code }: SearchSection): string[] {
  const all = [title, heading, description, text, code].join('\n');
  return splitWords(all)
    .filter(({ parts, whole }) => parts.length > 1 && whole !== '')
    .map(({ start, end }) => all.slice(start, end))
    .filter((word) => NAME.test(word));
}
