import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionFile } from '../../src/shared/search/evaluate.ts';

/** Questions about one public site, with the commit at which they were written. */
export interface QuestionSet extends QuestionFile {
  name: string;
  repository: string;
  commit: string;
  /** Folder of the site in the repository. */
  folder?: string;
  /** Language of the site that the questions are asked in; `null` for a site of one language. */
  language: string | null;
  /** Every second question of each kind is held out: ranking is tuned on the others only. */
  halves?: true;
}

/** Which questions of a set with halves are asked; all when it is not given. */
export type Half = 'tuning' | 'held-out';

/** All question files of this folder, sorted by name; of a single half, only the sets that have halves. */
export function loadQuestions(half?: Half): QuestionSet[] {
  const folder = join(import.meta.dirname, 'questions');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.json'.length), ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }))
    .filter((set: QuestionSet) => half === undefined || set.halves === true)
    .map((set) => (half === undefined ? set : takeHalf(set, half)));
}

function takeHalf(set: QuestionSet, half: Half): QuestionSet {
  const kinds = Object.values(Object.groupBy(set.questions, ({ kind }) => kind));
  const wanted = half === 'tuning' ? 0 : 1;
  return { ...set, questions: kinds.flatMap((questions) => questions!.filter((_, index) => index % 2 === wanted)) };
}

/** Sites whose accordions are questions: each title is asked word for word, and the pages that have it answer. */
export function loadAccordionSites(): QuestionSet[] {
  const sites: Omit<QuestionSet, 'name' | 'questions'>[] = JSON.parse(
    readFileSync(join(import.meta.dirname, 'accordion-sites.json'), 'utf8'),
  );
  return sites.map((site) => ({ ...site, name: `accordions of ${site.repository}`, questions: [] }));
}
