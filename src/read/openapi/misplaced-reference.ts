import { ownValue } from '../../shared/json-schema/untrusted-value.ts';

/** What a description keeps under names, in the words of a report. */
const kinds: Readonly<Record<string, string>> = {
  schemas: 'a schema',
  definitions: 'a schema',
  parameters: 'a parameter',
  responses: 'a response',
  requestBodies: 'a request body',
  headers: 'a header',
  examples: 'an example',
};

/** What a reference to a schema has to stand in, for each place. */
const wrappings: Readonly<Record<string, (schema: string) => string>> = {
  'a parameter': (schema) => `{ "name": …, "in": …, "schema": ${schema} }`,
  'a response': (schema) => `{ "description": …, "content": { "application/json": { "schema": ${schema} } } }`,
  'a request body': (schema) => `{ "content": { "application/json": { "schema": ${schema} } } }`,
  'a header': (schema) => `{ "schema": ${schema} }`,
};

/**
 * What is wrong with a reference that leads to another kind of object than its place takes, as the names of both say;
 * `null` where they agree or say nothing. `tokens`: the place, as a pointer from the root of the whole description.
 */
export function misplacedReference(ref: string, tokens: readonly string[]): { message: string; hint: string } | null {
  const [target, wanted] = [targetKind(ref), placeKind(tokens)];
  if (target === null || wanted === null || target === wanted) return null;
  const schema = `{ "$ref": "${ref}" }`;
  const isOld = /#\/definitions\//.test(ref);
  const wrap = target === 'a schema' ? wrappings[wanted] : undefined;
  return {
    message: `The reference "${ref}" points to ${target}, but ${wanted} is expected`,
    hint: wrap
      ? `Write ${isOld && wanted === 'a response' ? `{ "description": …, "schema": ${schema} }` : wrap(schema)}`
      : `Only ${wanted} can be referenced here`,
  };
}

function targetKind(ref: string): string | null {
  const name = /#\/(?:components\/(\w+)|(definitions|parameters|responses))\/[^/]+$/.exec(ref);
  return ownValue(kinds, name?.[1] ?? name?.[2] ?? '') ?? null;
}

/** Below a schema or an example, names are the author's own. */
function placeKind(tokens: readonly string[]): string | null {
  const last = tokens.at(-1);
  const parent = tokens.at(-2) ?? '';
  if (tokens.slice(0, -1).some((token) => /^(?:schemas?|definitions|examples?|x-.*)$/.test(token) && token !== parent))
    return null;
  if (last === 'schema') return 'a schema';
  if (last === 'requestBody') return 'a request body';
  if (parent === 'parameters') return /^\d+$/.test(last ?? '') ? 'a parameter' : null;
  return ['responses', 'headers', 'examples'].includes(parent) ? kinds[parent]! : null;
}
