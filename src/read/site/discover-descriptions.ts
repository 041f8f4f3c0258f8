import { posix } from 'node:path';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import type { DescriptionText } from '../openapi/load-description-files.ts';
import { kindOfDescription } from './kind-of-description.ts';
import type { ScannedFile } from './scan-folder.ts';
import type { SourceCache } from './source-cache.ts';

/** The text of a description, before it is parsed. */
export interface DescriptionCandidate {
  id: string;
  kind: 'openapi' | 'asyncapi';
  text: string;
  overlays: string[] | null;
}

export interface DescriptionSearch {
  files: readonly ScannedFile[];
  cache: SourceCache;
  problems: Problem[];
  /** Files of which it is told where they hold bytes that are no text. */
  checked: Set<string>;
}

const descriptionEnding = /\.(?:json|ya?ml)$/i;
/** The files of a site that say themselves that they describe an API. */
export function discoverDescriptions({ files, cache, problems, checked }: DescriptionSearch): DescriptionCandidate[] {
  const found: DescriptionCandidate[] = [];
  for (const file of files) {
    if (!descriptionEnding.test(file.path) || file.ignored || file.size > 64e6) continue;
    const kind = cache.remember(file, 'api-kind', () => kindOfDescription(cache.text(file)));
    if (!kind) continue;
    addAll(problems, cache.faultsOf(file));
    checked.add(file.path);
    found.push({ id: file.path, kind, text: cache.text(file), overlays: null });
  }
  return found;
}

/** Overlay documents by what they extend. */
export function findOverlays({ files, cache, problems, checked }: DescriptionSearch): Map<string, DescriptionText[]> {
  const overlays = new Map<string, DescriptionText[]>();
  const paths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    if (!descriptionEnding.test(file.path) || file.ignored || file.size > 4e6) continue;
    const text = cache.text(file);
    if (!/["']?overlay["']?\s*:\s*["']?1\./.test(text.slice(0, 2000))) continue;
    const target = extendedBy(text, file.path, paths);
    if (!target) continue;
    overlays.set(target, [...(overlays.get(target) ?? []), { file: file.path, text }]);
    addAll(problems, cache.faultsOf(file));
    checked.add(file.path);
  }
  return overlays;
}

const extension = /(?<![\w-])["']?extends["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s,"'}]+))/;

/** A URL, or the file that an overlay leads to from its own place, else from that of the site. */
function extendedBy(text: string, file: string, paths: ReadonlySet<string>): string | undefined {
  const given = extension.exec(text)?.slice(1).find(Boolean);
  if (given === undefined || /^https?:/i.test(given)) return given;
  const near = posix.join(posix.dirname(file), given);
  return !given.startsWith('/') && paths.has(near) ? near : given.replace(/^(?:\.?\/)+/, '');
}
