import { buildSections } from '../../src/build/sections/build-sections.ts';
import { loadSite } from '../../src/read/site/load-site.ts';
import { buildSearchFiles } from '../../src/shared/search/build-search-files.ts';
import type { SearchSection } from '../../src/shared/search/search-section.ts';
import { countTypedBytes } from './count-typed-bytes.ts';
import { loadQuestions } from './load-questions.ts';
import { measureTyping } from './measure-typing.ts';

const SIZES = [1_000, 10_000, 100_000];

/** Prints how the search grows. Arguments: folders of sites, whose sections are taken together. */
const all = await loadAll(process.argv.slice(2));
const queries = loadQuestions()
  .filter(({ language }) => language === null || language === 'en')
  .flatMap((set) => set.questions.map((question) => question.q));
const asked = queries.filter((_, index) => index % 9 === 0);
console.log(
  '| sections | build | files | total | cold, typed p50 | p95 | key p95 | key, loaded p50 | p95 | key, fast 4G p50 | p95 |',
);
console.log(`|${'---:|'.repeat(11)}`);
for (const size of new Set(SIZES.map((size) => Math.min(size, all.length))))
  console.log(await measure(spread(all, size)));

async function measure(sections: SearchSection[]): Promise<string> {
  const start = performance.now();
  const files = buildSearchFiles(sections);
  const build = performance.now() - start;
  const total = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  const { cold, keys } = await countTypedBytes(files, asked);
  const { loaded, network } = await measureTyping(files, asked.slice(0, 12));
  const cells = [
    sections.length,
    `${(build / 1_000).toFixed(1)} s`,
    files.size,
    `${(total / 1e6).toFixed(1)} MB`,
    ...[quantile(cold, 0.5), quantile(cold, 0.95), quantile(keys, 0.95)].map(
      (bytes) => `${Math.round(bytes / 1_000)} kB`,
    ),
    ...[loaded, network].flatMap((times) => [0.5, 0.95].map((share) => `${quantile(times, share).toFixed(1)} ms`)),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function loadAll(folders: string[]): Promise<SearchSection[]> {
  const sections: SearchSection[] = [];
  for (const [number, folder] of folders.entries()) {
    const site = await loadSite(folder, { base: '', origin: null, service: null });
    for (const section of buildSections(site))
      sections.push({ ...section, route: `/${number}${section.route}`, language: null, version: null, groups: null });
  }
  return sections;
}

/** Whole pages from all over the sites, about `size` sections of them. */
function spread(sections: SearchSection[], size: number): SearchSection[] {
  const pages = [...Map.groupBy(sections, (section) => section.route).values()];
  const step = Math.max(1, sections.length / size);
  const chosen: SearchSection[] = [];
  for (let at = 0; at < pages.length && chosen.length < size; at += step) chosen.push(...pages[Math.floor(at)]!);
  return chosen.slice(0, size);
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
