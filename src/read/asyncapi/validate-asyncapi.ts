import type { Problem } from '../../model/problem.ts';
import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import { parseTree } from '../../shared/json-schema/parse-tree.ts';
import type { ReadReference } from '../openapi/load-description-files.ts';
import { followsFromLost } from './follows-from-lost.ts';
import { tellKinds } from './tell-kinds.ts';

export interface ValidateAsyncApiOptions {
  /** Path relative to the site folder, or URL; references are resolved against it. */
  id: string;
  text: string;
  readRef?: ReadReference;
  /** What reading the description has reported already; it is not said again. */
  known: readonly Problem[];
}

/**
 * Holds a description against the schema and the rules of AsyncAPI 2 and 3. For thorough checks only: the parser takes
 * seconds to start, and pages are made from what `parseAsyncApi` can read, sound or not. Advice is left out.
 */
export async function validateAsyncApi({ id, text, readRef, known }: ValidateAsyncApiOptions): Promise<Problem[]> {
  const { Parser } = await import('@asyncapi/parser');
  const unread = new Set<string>();
  const read = readerOf({ id, readRef, unread });
  const resolvers = ['file', 'http', 'https'].map((schema) => ({ schema, order: 1, canRead: true, read }));
  const diagnostics = await new Parser().validate(text, { source: id, __unstable: { resolver: { resolvers } } });
  const isConsequence = followsFromLost({ id, text, known });
  const found = diagnostics.flatMap((diagnostic) => problemOf(diagnostic, id) ?? []);
  const problems = tellKinds(tellSchemasOnce(found), { root: parseTree(text, id).value, id }).filter(
    (problem) => !unread.has(problem.file ?? '') && !isKnown(problem, known) && !isConsequence(problem),
  );
  return [
    ...new Map(problems.map((problem) => [`${problem.file} ${problem.key} ${problem.message}`, problem])).values(),
  ];
}

/**
 * Always answers: where a resolver fails, the parser would look on the disk and in the network itself. `unread` gets
 * what an empty object stands for, in which nothing can be at fault.
 */
function readerOf({
  id,
  readRef,
  unread,
}: Pick<ValidateAsyncApiOptions, 'id' | 'readRef'> & { unread: Set<string> }): (uri: {
  toString: () => string;
}) => Promise<string> {
  return async (uri) => {
    const location = uri.toString();
    try {
      if (readRef) return await readRef(location, id);
    } catch {
      // Reading the description has told so.
    }
    unread.add(location);
    return '{}';
  };
}

interface Diagnostic {
  code: string | number;
  message: string;
  path: readonly (string | number)[];
  /** 0: error, 1: warning; beyond it information and hints. */
  severity: number;
  source?: string;
  range: { start: { line: number; character: number } };
}

/** Says that one of the other diagnostics is there. */
const repeatsOthers = /must match "(?:then|else|if)" schema$/;

function problemOf({ code, message, path, severity, source, range }: Diagnostic, id: string): Problem | null {
  if (severity > 1 || repeatsOthers.test(message)) return null;
  const text = message.trim().replace(/\.$/, '');
  return {
    severity: severity === 0 ? 'error' : 'warning',
    code: code === 'invalid-ref' ? 'unresolved-ref' : `asyncapi-${String(code).replace(/^asyncapi\d?-/, '')}`,
    message: text.charAt(0).toUpperCase() + text.slice(1),
    file: source ?? id,
    line: range.start.line + 1,
    column: range.start.character + 1,
    key: path.reduce<string>(appendToken, '#'),
  };
}

/** A wrong schema is held against the schema of the description, too, and against each form that a key may have. */
function tellSchemasOnce(problems: readonly Problem[]): Problem[] {
  const isOfSchema = ({ code }: Problem): boolean => code === 'asyncapi-schemas';
  const isForm = ({ message }: Problem): boolean => /^Must (?:be array$|match .*schema)/.test(message);
  const placeOf = ({ file, key }: Problem): string => `${file} ${key}`;
  const told = new Set(problems.filter((problem) => !isOfSchema(problem) || !isForm(problem)).map(placeOf));
  const toldByDescription = new Set(problems.filter((problem) => !isOfSchema(problem)).map(placeOf));
  return problems.filter(
    (problem) =>
      !isOfSchema(problem) ||
      !(toldByDescription.has(placeOf(problem)) || (isForm(problem) && told.has(placeOf(problem)))),
  );
}

function isKnown({ code, file, key }: Problem, known: readonly Problem[]): boolean {
  if (code === 'unresolved-ref') return known.some((other) => other.code === code);
  return key !== '#' && known.some((other) => other.file === file && other.key === key);
}
