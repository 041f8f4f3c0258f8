import { createHash } from 'node:crypto';
import { evaluate, type TestQuestion } from '../../src/shared/search/evaluate.ts';
import { docwright } from './engines/docwright.ts';
import { service } from './engines/service.ts';
import { loadCorpus } from './load-corpus.ts';
import { loadQuestions, type QuestionSet } from './load-questions.ts';

/** Kinds that are words of a language, with no slip of their own yet. */
const WRITTEN = new Set(['question', 'paraphrase', 'keyword', 'error']);
/** An ordinary word of four letters or more: no part of a name of code. */
const WORD = /(?<![\w./\-'])[A-Za-z][a-z]{3,}(?![\w./'])/g;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Prints how much is lost by one slip of the keys: of each question one word is drawn by lot, of any kind, and within
 * it two letters are swapped, or one is left out, doubled, or missed by one key. Arguments: names of question sets.
 */
const wanted = process.argv.slice(2);
console.log('| site | searched by | questions | as written | with a slip | nothing found | nothing with a slip |');
console.log('|---|---|---:|---:|---:|---:|---:|');
for (const set of loadQuestions()) {
  if (wanted.length > 0 && !wanted.includes(set.name)) continue;
  const written = set.questions.filter(({ kind }) => WRITTEN.has(kind));
  const pairs = written.flatMap((question) => drawSlip(question, set));
  if (pairs.length === 0) continue;
  const corpus = await loadCorpus(set);
  for (const engine of [docwright, service('words', { onlyFitting: true }), service('both', { onlyFitting: true })]) {
    const built = await engine.build(corpus);
    if (!built) continue;
    const results = [];
    for (const questions of [pairs.map(({ question }) => question), pairs.map(({ slipped }) => slipped)]) {
      let none = 0;
      const { all } = await evaluate(questions, async (query) => {
        const pages = await built.search(query);
        if (pages.length === 0) none++;
        return pages;
      });
      results.push({ mrr: all.mrr.toFixed(3), none });
    }
    const [right, slip] = results as [(typeof results)[0], (typeof results)[0]];
    console.log(
      `| ${set.name} | ${engine.name} | ${pairs.length} | ${right.mrr} | ${slip.mrr} | ${right.none} | ${slip.none} |`,
    );
    await built.close?.();
  }
}

/** The same in every run; nothing where no word can have one. */
function drawSlip(question: TestQuestion, set: QuestionSet): { question: TestQuestion; slipped: TestQuestion }[] {
  const draw = createLot(set.name + question.q);
  const words = [...question.q.matchAll(WORD)];
  if (words.length === 0) return [];
  const { index, 0: word } = words[draw(words.length)]!;
  const q = question.q.slice(0, index) + slip(word, draw) + question.q.slice(index + word.length);
  return q === question.q ? [] : [{ question, slipped: { ...question, q } }];
}

function slip(word: string, draw: (sides: number) => number): string {
  const at = 1 + draw(word.length - 2);
  const letter = word[at]!;
  const row = KEYS.find((keys) => keys.includes(letter))!;
  const place = row.indexOf(letter);
  const key = row[place + 1] ?? row[place - 1]!;
  const replace = (by: string): string => word.slice(0, at) + by + word.slice(at + 1);
  return [
    word.slice(0, at) + word[at + 1] + letter + word.slice(at + 2),
    replace(''),
    replace(letter + letter),
    replace(key),
  ][draw(4)]!;
}

/** Numbers below so many, drawn from a text. */
function createLot(seed: string): (sides: number) => number {
  let drawn = 0;
  return (sides) => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE(0) % sides;
}
