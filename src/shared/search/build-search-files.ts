import { createAnalyser } from './analyser.ts';
import { pickRules } from './analysers/all-rules.ts';
import { writeIndex } from './build-index.ts';
import { commonWordsOf } from './common-words.ts';
import { cutPartitions } from './cut-partitions.ts';
import { cutRuns } from './cut-runs.ts';
import { cutTexts } from './cut-texts.ts';
import { describeRun } from './describe-run.ts';
import { fieldTexts } from './fields.ts';
import type { PartitionReference, SearchManifest } from './index-format.ts';
import { planPartition } from './plan-partition.ts';
import { readPostings } from './read-postings.ts';
import type { SearchSection } from './search-section.ts';
import { textsFile } from './texts-file.ts';

/**
 * The static files of a site's search, by name: `manifest.json` and files whose names hold the hash of their content.
 */
export function buildSearchFiles(
  sections: readonly SearchSection[],
  options: { trailingSlash?: boolean } = {},
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const write = (name: string, content: string | Uint8Array): void => void files.set(name, content);
  const references = cutPartitions(sections).map(({ language, version, items }): PartitionReference => {
    const runs = cutRuns(items, ({ text, inner, code }) => text.length + inner.length + code.length);
    const plan = planPartition(runs.map(describeRun), language);
    const texts = runs.map((run): [number, string] => {
      const cut = cutTexts(run, plan.size);
      cut.files.forEach((file, number) => write(textsFile(cut.name, number), file));
      return [run.length, cut.name];
    });
    const analyser = createAnalyser(pickRules(plan.rules));
    const pieces = [readPostings(items.map(fieldTexts), { analyser, means: plan.means })];
    const common = commonWordsOf(analyser.language);
    const entry = writeIndex(plan.pages, analyser, { texts: { size: plan.size, runs: texts }, pieces, common, write });
    return { language, version, products: plan.products, file: entry, sections: plan.sections };
  });
  return files.set('manifest.json', renderSearchManifest(references, options));
}

/** `manifest.json`. */
export function renderSearchManifest(
  partitions: PartitionReference[],
  { trailingSlash = false }: { trailingSlash?: boolean },
): string {
  return JSON.stringify({ format: 2, trailingSlash, partitions } satisfies SearchManifest);
}
