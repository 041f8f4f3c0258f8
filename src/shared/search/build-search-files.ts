import { createAnalyser } from './analyser.ts';
import { pickRules } from './analysers/all-rules.ts';
import { buildIndex } from './build-index.ts';
import { detectLanguage } from './detect-language.ts';
import type { PartitionReference, SearchManifest } from './index-format.ts';
import type { SearchSection } from './search-section.ts';

/**
 * The static files of a site's search, by name: `manifest.json` and files whose names hold the hash of their content.
 * Pages that only members of a group may see are left out: static files are open to everybody.
 */
export function buildSearchFiles(
  sections: readonly SearchSection[],
  { trailingSlash = false } = {},
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const partitions: PartitionReference[] = [];
  for (const part of partitionSections(sections.filter((section) => section.groups === null))) {
    const { language, version } = part[0]!;
    const analyser = createAnalyser(pickRules(language ?? detectLanguage(part)));
    const index = buildIndex(part, analyser);
    for (const [name, content] of index.files) files.set(name, content);
    partitions.push({ language, version, file: index.entry, sections: part.length });
  }
  const manifest: SearchManifest = { format: 1, trailingSlash, partitions };
  return files.set('manifest.json', JSON.stringify(manifest));
}

function partitionSections(sections: readonly SearchSection[]): SearchSection[][] {
  const parts = new Map<string, SearchSection[]>();
  for (const section of sections) {
    const key = JSON.stringify([section.language, section.version]);
    const part = parts.get(key);
    if (part) part.push(section);
    else parts.set(key, [section]);
  }
  return [...parts.values()];
}
