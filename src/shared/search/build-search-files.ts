import { createAnalyser } from './analyser.ts';
import { pickRules } from './analysers/all-rules.ts';
import { type WriteIndexFile, writeIndex } from './build-index.ts';
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
  const files = new Map<string, string | Uint8Array>();
  const references = cutPartitions(sections).map((part) =>
    indexPartition(part, (name, content) => files.set(name, content)),
  );
  return files.set('manifest.json', renderSearchManifest(references, options));
}

/** Writes the files of a partition, each as soon as it is made: those of a large site are never held together. */
export function indexPartition(
  { language, version, rules, sections, pieces }: SearchPartition,
  write: WriteIndexFile,
): PartitionReference {
  const entry = writeIndex(sections, createAnalyser(pickRules(rules)), { pieces, write });
  return { language, version, file: entry, sections: sections.length };
}

/** `manifest.json`. */
export function renderSearchManifest(
  partitions: PartitionReference[],
  { trailingSlash = false }: { trailingSlash?: boolean },
): string {
  return JSON.stringify({ format: 2, trailingSlash, partitions } satisfies SearchManifest);
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
