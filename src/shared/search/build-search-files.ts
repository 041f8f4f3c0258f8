import { createAnalyser } from './analyser.ts';
import { pickRules } from './analysers/all-rules.ts';
import { buildIndex } from './build-index.ts';
import { detectLanguage } from './detect-language.ts';
import type { PartitionReference, SearchManifest } from './index-format.ts';
import type { PiecePostings } from './piece-postings.ts';
import type { SearchSection } from './search-section.ts';

/** Sections that are searched together. */
export interface SearchPartition {
  language: string | null;
  version: string | null;
  /** The language whose rules read them. */
  rules: string;
  sections: SearchSection[];
  /** What was read of them already, in order. */
  pieces?: PiecePostings[];
}

/**
 * The static files of a site's search, by name: `manifest.json` and files whose names hold the hash of their content.
 */
export function buildSearchFiles(
  sections: readonly SearchSection[],
  options: { trailingSlash?: boolean } = {},
): Map<string, string | Uint8Array> {
  return indexPartitions(cutPartitions(sections), options);
}

/** The same from partitions. */
export function indexPartitions(
  parts: readonly SearchPartition[],
  { trailingSlash = false } = {},
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const partitions = parts.map(({ language, version, rules, sections, pieces }): PartitionReference => {
    const index = buildIndex(sections, createAnalyser(pickRules(rules)), { pieces });
    for (const [name, content] of index.files) files.set(name, content);
    return { language, version, file: index.entry, sections: sections.length };
  });
  const manifest: SearchManifest = { format: 1, trailingSlash, partitions };
  return files.set('manifest.json', JSON.stringify(manifest));
}

/**
 * Sections by language and version. Pages that only members of a group may see are left out: static files are open to
 * everybody.
 */
export function cutPartitions(sections: readonly SearchSection[]): SearchPartition[] {
  const parts = new Map<string, SearchSection[]>();
  for (const section of sections) {
    if (section.groups !== null) continue;
    const key = JSON.stringify([section.language, section.version]);
    const part = parts.get(key);
    if (part) part.push(section);
    else parts.set(key, [section]);
  }
  return [...parts.values()].map((part) => {
    const { language, version } = part[0]!;
    return { language, version, rules: language ?? detectLanguage(part), sections: part };
  });
}
