import { deserialize, serialize } from 'node:v8';
import { type Analyser, createAnalyser } from '../../shared/search/analyser.ts';
import { pickRules } from '../../shared/search/analysers/all-rules.ts';
import { type FieldTexts, readTerms } from '../../shared/search/read-terms.ts';
import type { SectionTerms } from '../../shared/search/section-terms.ts';
import { nameContent } from '../cache/name-content.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import { pack, unpack } from '../cache/pack.ts';
import type { KeepOptions } from '../render/render-context.ts';

/** Reads sections by the rules of a language; takes from the last builds what was read of the same ones. */
export function keepTerms(keep: KeepOptions | undefined): (sections: FieldTexts[], rules: string) => SectionTerms {
  const analysers = new Map<string, Analyser>();
  const read = (sections: FieldTexts[], rules: string): SectionTerms => {
    const analyser = analysers.get(rules) ?? createAnalyser(pickRules(rules));
    analysers.set(rules, analyser);
    return readTerms(sections, analyser);
  };
  if (!keep) return read;
  const files = openCacheFolder(keep.folder);
  return (sections, rules) => {
    const name = nameContent(JSON.stringify([keep.maker, rules, sections]));
    const kept = unpack(files.read(name));
    if (kept) return deserialize(kept) as SectionTerms;
    const terms = read(sections, rules);
    files.write(name, pack(serialize(terms)));
    return terms;
  };
}
