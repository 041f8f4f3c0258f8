import type { RunFacts, RunPage } from './describe-run.ts';
import { detectLanguage } from './detect-language.ts';
import { fileSizes } from './file-sizes.ts';
import type { PartitionReference } from './index-format.ts';
import { joinLengths, type MeanLengths } from './mean-lengths.ts';

/** What the index of a partition is made by, which all of its sections decide together. */
export interface PartitionPlan {
  pages: RunPage[];
  /** See `PartitionReference`. */
  products: PartitionReference['products'];
  sections: number;
  /** The language whose rules read them. */
  rules: string;
  means: MeanLengths;
  /** Of the files with texts. */
  size: number;
}

/** `language`: what the navigation says, if anything. */
export function planPartition(runs: readonly RunFacts[], language: string | null): PartitionPlan {
  const pages = runs.flatMap((run) => run.pages);
  const sections = pages.reduce((sum, page) => sum + page.sections, 0);
  return {
    pages,
    products: [...new Set(pages.map(({ head }) => head.product))],
    sections,
    rules: language ?? detectLanguage(runs.flatMap(({ sample }) => sample).map((text) => ({ text }))) ?? 'en',
    means: joinLengths(runs.map(({ lengths }) => lengths)),
    size: fileSizes(sections).texts,
  };
}
