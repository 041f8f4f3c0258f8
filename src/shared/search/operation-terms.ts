/** `POST /posts/{id}`, as an operation's page has it among its keywords; the path alone, too. */
const OPERATION = /^(?:(\p{Lu}+) +)?(\/\S*)$/u;
/** The same within a query, where the path may be one of a whole address, and its method in small letters. */
const ASKED =
  /(?<=^|\s)(?:(get|post|put|patch|delete|head|options|trace|query)\s+)?(?:https?:\/\/[^\s/?#]+)?(\/[^\s?#]*)/iu;
/** What stands for a parameter in a description or in a call: `{id}`, `<id>`, `:id`, `$ID`, `123`, a UUID. */
const PARAMETER = /\{[^}]*\}|<[^>]*>|^(?:[:$].+|\d+|[\da-f]{8}-[\da-f-]{27})(?=:|$)/gi;
/** A path may be typed with the base path of the API before it. */
const MOST_BASE = 3;

/** An operation that a query names. */
export interface AskedOperation {
  /** Where it stands in the query. */
  start: number;
  end: number;
  /** Terms that find it, the most exact first: with and without what may be the base path of the API. */
  terms: string[];
}

/**
 * The terms that an operation is found by as a whole, from a line such as `POST /posts/{id}`: `post:/posts/{}`, and for
 * the path alone `/posts/{}`. Parameters are blanks, since readers call them otherwise. `null` for any other line.
 */
export function operationTerm(line: string): string | null {
  const found = OPERATION.exec(line);
  return found ? joinTerm(found[1], readSegments(found[2]!)) : null;
}

/** The operation or path that a query names; `null` for none. */
export function findAskedOperation(query: string): AskedOperation | null {
  const found = ASKED.exec(query);
  if (!found) return null;
  const [all, method, path] = found;
  const segments = readSegments(path!);
  if (segments.length === 0) return null;
  const most = Math.min(MOST_BASE, segments.length - 1);
  const terms = Array.from({ length: most + 1 }, (_, base) => joinTerm(method, segments.slice(base)));
  return { start: found.index, end: found.index + all.length, terms };
}

function readSegments(path: string): string[] {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  return segments.map((segment) => segment.replace(PARAMETER, '{}'));
}

/** Without a space: these are words, not pairs of them. */
function joinTerm(method: string | undefined, segments: readonly string[]): string {
  return `${method === undefined ? '' : `${method.toLowerCase()}:`}/${segments.join('/')}`;
}
