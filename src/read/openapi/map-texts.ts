/** What holds values that the API takes or gives, or settings: nothing in it is a text of the description. */
export const data = new Set(['default', 'enum', 'const', 'value', 'bindings', 'extensions', 'docs']);
/** Their keys are names of the API's own. */
const named = new Set(['properties', 'patternProperties', 'schemas', 'securitySchemes', 'encoding', 'enumNotes']);

/** What the keys of a value are: of the model, names, or names of texts. */
type Keys = 'own' | 'names' | 'texts';

/**
 * A part of a description with every Markdown text in it as `map` gives it; the same value where none of them changes.
 */
export function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  return mapPart(value, map, 'own') as Value;
}

function mapPart(value: unknown, map: (text: string) => string, keys: Keys): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | unknown[] | null = null;
  for (const [key, part] of Object.entries(value)) {
    if (keys === 'own' && (data.has(key) || (key === 'examples' && isSchema(value)))) continue;
    const isText = typeof part === 'string' && (keys === 'texts' || key === 'description');
    const mapped = isText ? map(part) : mapPart(part, map, keys === 'own' ? keysOf(key, part) : 'own');
    if (mapped === part) continue;
    changed ??= Array.isArray(value) ? [...value] : { ...value };
    (changed as Record<string, unknown>)[key] = mapped;
  }
  return changed ?? value;
}

/** Examples of a schema are values; those of a body, parameter or message are named, and something is said of them. */
function isSchema(holder: object): boolean {
  return !('contentType' in holder);
}

function keysOf(key: string, part: unknown): Keys {
  if (named.has(key)) return 'names';
  // What a request asks for is a list of names.
  return key === 'scopes' && !Array.isArray(part) ? 'texts' : 'own';
}
