import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Questions about a site of `bench/search`, or about one that is named here. */
export interface AnswerQuestions {
  /** Name of the site's question file there, or of this set. */
  corpus: string;
  /** A site that has no questions there. */
  repository?: string;
  commit?: string;
  answerable: AnswerableQuestion[];
  /** The site says nothing about these. */
  unanswerable: string[];
}

export interface AnswerableQuestion {
  q: string;
  /** What the same reader asked before. */
  thread?: string[];
  /** Route of the page that the reader looks at. */
  currentPath?: string;
  /** Pages that answer it. */
  pages: string[];
  /** A regular expression for words that an answer has. */
  says: string;
}

/** All question files, sorted by name. */
export function loadAnswerQuestions(): AnswerQuestions[] {
  const folder = join(import.meta.dirname, 'questions');
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
