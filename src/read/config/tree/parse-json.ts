import type { Problem } from '../../../model/problem.ts';
import type { JsonNode } from './json-node.ts';
import { JsonReader } from './json-reader.ts';
import type { JsonSource } from './json-scanner.ts';
import { JsonScanner, JsonSyntaxError } from './json-scanner.ts';

/**
 * Parses JSON into nodes with positions. Comments, trailing commas and a byte order mark are read too, the first two
 * with a warning. After a syntax error `root` is `null` and `problems` says where it is.
 */
export function parseJson(source: JsonSource): { root: JsonNode | null; problems: Problem[] } {
  const scanner = new JsonScanner(source);
  try {
    return { root: new JsonReader(scanner).readDocument(), problems: scanner.problems };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { root: null, problems: [...scanner.problems, error.problem] };
  }
}
