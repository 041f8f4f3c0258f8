/** An error of a JSON schema validator (the form of Ajv). */
export interface SchemaError {
  /** JSON pointer of the value, without `#`. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** The key that is meant, where a rule of names is broken. */
  propertyName?: string;
}

export interface SchemaFault {
  pointer: string;
  /** A sentence that starts with a capital and ends without a full stop. */
  message: string;
}

/**
 * What an author should know of a validator's errors. Where a value may be one of several kinds, the validator reports
 * why it is none of them; only what lies nearest to the mistake is kept.
 */
export function describeSchemaErrors(errors: readonly SchemaError[]): SchemaFault[] {
  const depths = deepestBelow(errors);
  const listed = new Set(errors.filter(({ keyword }) => keyword === 'enum').map(ruleOf));
  const kept = errors.filter(
    (error) => isTelling(error, depths) && !(error.keyword === 'type' && listed.has(ruleOf(error))),
  );
  const groups = Map.groupBy(kept, groupOf);
  const faults = [...groups.values()].map((group) => ({
    pointer: `#${pointerOf(group[0]!)}`,
    message: sentence(group),
  }));
  return [...new Map(faults.map((fault) => [`${fault.pointer} ${fault.message}`, fault])).values()];
}

interface Below {
  /** Errors of parts of the value. */
  deeper: Set<string>;
  /** Errors of the value itself that do not come from alternatives. */
  own: Set<string>;
  /** The same without those of properties that no rule has looked at: none has where one is broken. */
  looked: Set<string>;
}

function deepestBelow(errors: readonly SchemaError[]): Below {
  const deeper = new Set<string>();
  const own = new Set<string>();
  const looked = new Set<string>();
  for (const error of errors) {
    if (composites.has(error.keyword)) continue;
    if (!isOfAlternative(error)) own.add(error.instancePath);
    if (!isOfAlternative(error) && error.keyword !== 'unevaluatedProperties') looked.add(error.instancePath);
    for (let end = error.instancePath.lastIndexOf('/'); end >= 0; end = error.instancePath.lastIndexOf('/', end - 1)) {
      const parent = error.instancePath.slice(0, end);
      if (deeper.has(parent)) break;
      deeper.add(parent);
      if (end === 0) break;
    }
  }
  return { deeper, own, looked };
}

/** What only says that something below it is wrong. */
const composites = new Set(['oneOf', 'anyOf', 'if', 'not', 'allOf', 'then', 'else', 'propertyNames']);

function isTelling(error: SchemaError, { deeper, own, looked }: Below): boolean {
  const { instancePath, keyword, params } = error;
  const isExplained = deeper.has(instancePath) || own.has(instancePath);
  if (composites.has(keyword)) return !isExplained && keyword === 'not';
  if (params.missingProperty === '$ref') return false;
  if (keyword === 'unevaluatedProperties') return !looked.has(instancePath);
  return !isOfAlternative(error) || !isExplained;
}

/** "Missing" within one of several kinds: another kind would not need the property. */
function isOfAlternative({ keyword, schemaPath }: SchemaError): boolean {
  return keyword === 'required' && /(?:oneOf|anyOf)\/\d+\/required$|Reference\/required$/.test(schemaPath);
}

/** A schema that lists the values tells their type with them. */
function ruleOf({ instancePath, schemaPath }: SchemaError): string {
  return `${instancePath} ${schemaPath.slice(0, schemaPath.lastIndexOf('/'))}`;
}

/** Errors of one group become one sentence. */
function groupOf(error: SchemaError): string {
  const isShared = error.keyword === 'enum' || isOfAlternative(error);
  return `${error.instancePath} ${error.keyword} ${isShared ? '' : `${error.schemaPath} ${JSON.stringify(error.params)} ${error.propertyName}`}`;
}

/** A property that should not be there, or not by this name, is the place of its error. */
function pointerOf({ instancePath, params, propertyName }: SchemaError): string {
  const extra = params.additionalProperty ?? params.unevaluatedProperty ?? propertyName;
  return typeof extra === 'string'
    ? `${instancePath}/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}`
    : instancePath;
}

function sentence(group: readonly SchemaError[]): string {
  const { keyword, params, message = 'is not valid', propertyName } = group[0]!;
  if (propertyName !== undefined) return `The name "${propertyName}" ${message}`;
  switch (keyword) {
    case 'required':
      return missing(group.map((error) => String(error.params.missingProperty)));
    case 'enum':
      return oneOf(group.flatMap((error) => error.params.allowedValues as unknown[]));
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `The property "${String(params.additionalProperty ?? params.unevaluatedProperty)}" is not expected here`;
    case 'const':
      return `The value must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return `The value ${message}`;
  }
}

function missing(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return unique.length === 1
    ? `The property "${unique[0]}" is missing`
    : `One of the properties ${quoteAll(unique)} is missing`;
}

function oneOf(values: readonly unknown[]): string {
  return `The value must be ${new Set(values).size === 1 ? '' : 'one of '}${quoteAll(values)}`;
}

function quoteAll(values: readonly unknown[]): string {
  return [...new Set(values)].map((value) => JSON.stringify(value)).join(', ');
}
