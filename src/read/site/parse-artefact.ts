import { DocsError } from '../../base/errors/docs-error.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import type { ApiLoadContext } from './load-api-documents.ts';

/** What was read of an artefact at the last load, by a key of its own. */
export type KnownArtefacts<Parsed> = Map<string, { mark: string; parsed: Parsed | null; problems: Problem[] }>;

interface Artefact<Parsed> {
  /** Of what it was read from: that can have been read in several ways. */
  key: string;
  id: string;
  /** By which is known whether it has changed. */
  mark: string;
  /** @throws DocsError for what is not as it should be */
  parse: () => Promise<Parsed>;
}

interface ParsingContext<Parsed> extends Pick<ApiLoadContext, 'problems' | 'allowMissingApis'> {
  known: KnownArtefacts<Parsed>;
  failures: Map<string, Problem | null>;
}

/** What an artefact says, read anew where it has changed; `null` for one that is faulty, which is told. */
export async function parseArtefact<Parsed>(
  { key, id, mark, parse }: Artefact<Parsed>,
  { known, failures, problems, allowMissingApis }: ParsingContext<Parsed>,
): Promise<Parsed | null> {
  const last = known.get(key);
  const read = last?.mark === mark ? last : { mark, ...(await tryParse(parse)) };
  known.set(key, read);
  const kind = allowMissingApis ? 'page' : 'settings';
  addAll(
    problems,
    read.problems.map((problem) => ({ ...problem, kind }) as const),
  );
  if (read.parsed === null) failures.set(id, null);
  return read.parsed;
}

async function tryParse<Parsed>(parse: () => Promise<Parsed>): Promise<{ parsed: Parsed | null; problems: Problem[] }> {
  try {
    return { parsed: await parse(), problems: [] };
  } catch (error) {
    if (error instanceof DocsError) return { parsed: null, problems: error.problems };
    throw error;
  }
}
