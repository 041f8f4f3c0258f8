import { hintOf } from '../../base/errors/docs-error.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import type { SdkFiles, SdkReference } from '../../model/api/sdk.ts';
import type { SdkSourceConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { parseFrontMatter } from '../front-matter/parse-front-matter.ts';
import type { FoundReference } from '../sdk/find-sdk-page.ts';
import { readSdk } from '../sdk/read-sdk.ts';
import { sdkReaders } from '../sdk/sdk-readers.ts';
import { wantedSdk } from '../sdk/wanted-sdk.ts';
import { type ApiLoadContext, descriptionId, readNamedText } from './load-api-documents.ts';
import { type KnownArtefacts, parseArtefact } from './parse-artefact.ts';
import { readArtefactFolder } from './read-artefact-folder.ts';
import type { ScannedFile } from './scan-folder.ts';

interface Artefact {
  /** By which is known whether it has changed. */
  mark: string;
  read: () => SdkFiles;
}

type Told = Pick<Problem, 'code' | 'message' | 'hint'> & Partial<Pick<Problem, 'severity'>>;
type SdkLoadContext = ApiLoadContext & { pages: readonly ScannedFile[] };
type NamingContext = SdkLoadContext & { failures: Map<string, Problem | null> };

/**
 * Loads the artefacts of SDKs that navigation and front matter name; of one that cannot be read `failures` says why.
 */
export async function loadSdkReferences(
  context: SdkLoadContext,
): Promise<{ references: FoundReference[]; failures: Map<string, Problem | null> }> {
  const failures = new Map<string, Problem | null>();
  const references: FoundReference[] = [];
  const known = context.cache.once('sdk references', (): KnownArtefacts<SdkReference> => new Map());
  const sources = [...context.named.sdk, ...namedByPages(context)];
  // What navigation says of an artefact comes first.
  const unique = new Map<string, SdkSourceConfig>();
  for (const source of sources) {
    const key = `${source.format} ${descriptionId(source)}`;
    if (!unique.has(key)) unique.set(key, source);
  }
  for (const [key, source] of unique) {
    const id = descriptionId(source);
    const artefact = await readArtefact(source, { ...context, failures });
    if (artefact === null) continue;
    const { format, directory } = source;
    const { mark, read } = artefact;
    const parse = async (): Promise<SdkReference> => readSdk(format, read(), id);
    const reference = await parseArtefact({ key, id, mark, parse }, { ...context, known, failures });
    if (reference) references.push({ reference, format, directory });
  }
  return { references, failures };
}

/** What pages name themselves, in whole or in part. */
function namedByPages({ pages, cache, named }: SdkLoadContext): SdkSourceConfig[] {
  return pages.flatMap((file) => {
    const own = cache.remember(file, 'sdk', () => {
      const text = cache.text(file);
      // Most pages do not have the word at all.
      return text.includes('sdk') && /^["']?sdk["']?\s*[:=]/m.test(text)
        ? parseFrontMatter(text, file.path).frontMatter.sdk
        : null;
    });
    if (own === null || typeof own === 'string') return [];
    const place = named.sdkOf.get(normalizeDocsPath(file.path));
    const { source, format } = wantedSdk(own, place);
    if (source === null || format === null) return [];
    return [{ source, format, directory: place?.directory ?? null, overlays: null }];
  });
}

async function readArtefact(source: SdkSourceConfig, context: NamingContext): Promise<Artefact | null> {
  const id = descriptionId(source);
  const reader = sdkReaders[source.format];
  const fail = (problem: Told): null => {
    const kind = context.allowMissingApis ? 'page' : 'settings';
    context.failures.set(id, { severity: 'error', kind, file: 'docs.json', ...problem });
    return null;
  };
  if (!reader) return fail({ ...unsupported(source.format), severity: 'warning' });
  if (reader.files === null) {
    const text = await readNamedText(id, { ...context, noun: 'The SDK artefact' });
    return text === null ? null : { mark: text, read: () => new Map([['', text]]) };
  }
  if (/^https?:/i.test(id))
    return fail(notReadable(id, 'archives are not downloaded', 'Extract it into the site folder'));
  try {
    return readArtefactFolder(id, { ...context, files: reader.files });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^E[A-Z]+: |, scandir .*$/g, '') : String(error);
    return fail(notReadable(id, reason, hintOf(error)));
  }
}

function notReadable(id: string, reason: string, hint?: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  const known = hint ?? 'Paths are relative to the folder of docs.json';
  return { code: 'api-missing', message: `The SDK artefact ${id} cannot be read: ${reason}`, hint: known };
}

function unsupported(format: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  const known = Object.keys(sdkReaders).map((name) => `"${name}"`);
  return {
    code: 'unsupported-key',
    message: `Artefacts in the format "${format}" are not supported yet, so they get no pages`,
    hint: `Supported formats: ${known.join(', ')}`,
  };
}
