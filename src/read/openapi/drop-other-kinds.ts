import type { SchemaError } from './describe-schema-errors.ts';

/** An error that says of one kind of a value, by a property that only has one value there, that it is not this one. */
interface Refusal {
  /** JSON pointer of the value that may be of several kinds. */
  place: string;
  /** The property that tells the kinds apart, as `type` does with security schemes. */
  key: string;
  /** The schema of the kind, as `schemaPath` begins. */
  kind: string;
}

/**
 * The errors without those of kinds that a value does not claim to be: of a security scheme whose `type` is `http`,
 * nobody needs to know that OAuth would have flows. Where it claims to be none of them, the values that the property
 * may have are all that is told.
 */
export function dropOtherKinds(errors: readonly SchemaError[]): SchemaError[] {
  const chosen = new Set(errors.filter(({ keyword }) => isChoice(keyword)).map(({ instancePath }) => instancePath));
  const refusals = errors.map(readRefusal).filter((refusal) => refusal !== null && chosen.has(refusal.place));
  const byPlace = Map.groupBy(refusals as Refusal[], ({ place }) => place);
  const within = errorsWithin(errors, byPlace);
  const dropped = new Set([...byPlace].flatMap(([place, ofPlace]) => refusedOf(within.get(place) ?? [], ofPlace)));
  return errors.filter((error) => !dropped.has(error));
}

/** What is said of each place and of what lies below it, but for what only says that it is no kind at all. */
function errorsWithin(
  errors: readonly SchemaError[],
  places: ReadonlyMap<string, unknown>,
): Map<string, SchemaError[]> {
  const found = new Map([...places.keys()].map((place) => [place, [] as SchemaError[]]));
  for (const error of errors) {
    const { instancePath, keyword, params } = error;
    if (isChoice(keyword) || params.missingProperty === '$ref') continue;
    for (let end = instancePath.length; end > 0; end = instancePath.lastIndexOf('/', end - 1)) {
      const place = instancePath.slice(0, end);
      found.get(place)?.push(error);
    }
  }
  return found;
}

function isChoice(keyword: string): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function readRefusal({ instancePath, schemaPath, keyword, params }: SchemaError): Refusal | null {
  if (keyword !== 'enum' || (params.allowedValues as unknown[]).length !== 1) return null;
  const [, kind, key] = /^(.*)\/properties\/([^/]+)\/enum$/.exec(schemaPath) ?? [];
  if (kind === undefined || key === undefined || !instancePath.endsWith(`/${key}`)) return null;
  return { place: instancePath.slice(0, -key.length - 1), key, kind };
}

/** The property by which most kinds are refused comes first: the others tell kinds apart only by the way. */
function refusedOf(errors: readonly SchemaError[], refusals: readonly Refusal[]): SchemaError[] {
  const byKey = [...Map.groupBy(refusals, ({ key }) => key)].sort(([, a], [, b]) => b.length - a.length);
  const refused = new Set<SchemaError>();
  for (const [index, [key, ofKey]] of byKey.entries()) {
    const theirs = errors.filter((error) => ofKey.some((refusal) => isOf(error, refusal)));
    if (errors.some((error) => !refused.has(error) && !theirs.includes(error))) {
      for (const error of theirs) refused.add(error);
    } else if (index === 0 && ofKey.length > 1) {
      return theirs.filter(({ schemaPath }) => !schemaPath.endsWith(`/properties/${key}/enum`));
    }
  }
  return [...refused];
}

/** A kind's own rules, of the value and of its properties: the schemas that it names have paths of their own. */
function isOf({ instancePath, schemaPath }: SchemaError, { place, kind }: Refusal): boolean {
  if (!schemaPath.startsWith(`${kind}/`)) return false;
  const rule = schemaPath.slice(kind.length + 1);
  return instancePath === place
    ? !rule.includes('/')
    : rule.startsWith(`properties${instancePath.slice(place.length)}/`);
}
