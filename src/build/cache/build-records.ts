import { fetchText } from '../../read/site/fetch-text.ts';
import type { FetchedText } from '../../read/site/read-description.ts';
import type { BuildSummary } from './build-summary.ts';
import { type BuildInputs, fingerprintInputs } from './fingerprint-inputs.ts';
import { nameContent } from './name-content.ts';
import { openCacheFolder } from './open-cache-folder.ts';

/** What the output of a build came from beside its inputs. */
export interface BuildSources {
  /** Names of what other servers answered, by address. */
  fetched: Map<string, string>;
  /** Some of it comes from what no source says: code asked for time, chance, environment; files of packages. */
  isVolatile: boolean;
  /** As in `BuildSummary`. */
  rendered: number;
}

export interface BuildRecords {
  /**
   * What the last build of the same told, where its output stands as it left it and would come out the same.
   * `nameOutput`: what stands there (`nameFiles`), asked for only where a build of the same is known.
   */
  find: (nameOutput: () => string | null) => Promise<BuildSummary | null>;
  /** Notes that the output, as `nameFiles` names it, was made from what `find` looked at. */
  note: (summary: BuildSummary, sources: BuildSources, output: string) => Promise<void>;
}

interface BuildRecord {
  output: string;
  fetched: [string, string][];
  summary: BuildSummary;
}

/**
 * Faults that tell of this machine or this hour, not of the site: the next build may go without them. Packages and
 * fonts are installed, servers of pictures answer again, another program gives the processor back.
 */
const ofTheHour = new Set([
  ...['font-not-loaded', 'no-letters', 'no-pictures', 'picture-not-loaded', 'unreadable-picture'],
  ...['page-time', 'page-memory', 'page-crashed', 'too-long'],
]);

/** Of all records together. */
const maximalBytes = 16 * 1024 * 1024;

/** Remembers which output was made from which inputs, in a folder of the cache. */
export function openBuildRecords(folder: string, inputs: BuildInputs): BuildRecords {
  const files = openCacheFolder(folder);
  let found: string | null = null;
  return {
    find: async (nameOutput) => {
      found = await fingerprintInputs(inputs);
      const record = found === null ? null : parseRecord(files.read(found));
      if (record === null || record.output !== nameOutput()) return null;
      return (await areTheSame(record.fetched)) ? { ...record.summary, rendered: 0 } : null;
    },
    note: async (summary, { fetched, isVolatile }, output) => {
      if (isVolatile || found === null || summary.problems.some(({ code }) => ofTheHour.has(code))) return;
      // What was written to while the build read it may be in the output or not.
      if ((await fingerprintInputs(inputs)) !== found) return;
      const record: BuildRecord = { output, fetched: [...fetched], summary };
      files.write(found, JSON.stringify(record));
      files.prune(maximalBytes);
    },
  };
}

async function areTheSame(fetched: readonly [string, string][]): Promise<boolean> {
  const answers = await Promise.all(fetched.map(([url]) => fetchText(url)));
  return answers.every((answer, index) => nameAnswer(answer) === fetched[index]![1]);
}

/** A name for what a server answered, or for why it did not. */
export function nameAnswer(answer: FetchedText): string {
  return nameContent(JSON.stringify(answer));
}

/** `null` for what no build wrote as a whole. */
function parseRecord(content: Buffer | null): BuildRecord | null {
  try {
    const record = JSON.parse(content?.toString('utf8') ?? 'null') as BuildRecord | null;
    if (record === null || typeof record.output !== 'string') return null;
    const { pages, listed, bytes, problems } = record.summary;
    const numbers = [pages, listed, bytes].every(Number.isFinite);
    const texts = problems.every(({ code, message }) => typeof code === 'string' && typeof message === 'string');
    const addresses = record.fetched.every(([url, name]) => /^https?:/.test(url) && typeof name === 'string');
    return numbers && texts && addresses ? record : null;
  } catch {
    return null;
  }
}
