import { isObject } from '../../base/values/is-object.ts';
/** What sign-in tells of a reader (docs/format.md#readers). */
export interface Identity {
  groups: string[];
  /** What pages may show as `user`. */
  content: Record<string, unknown>;
  /** What the playground fills in. */
  apiPlaygroundInputs: Record<string, unknown>;
  /** Seconds since 1970; `null` for as long as a session lasts. */
  expiresAt: number | null;
}

/**
 * Takes an identity out of what another system says, which may be anything. Fields of the wrong kind count as missing
 * where that gives nobody more.
 * @throws TypeError where nothing is said of a reader, or where it cannot be known when his session ends
 */
export function readIdentity(user: unknown): Identity {
  if (!isObject(user)) throw new TypeError('The data about the reader is not an object');
  return {
    groups: readGroups(user['groups']),
    content: isObject(user['content']) ? user['content'] : {},
    apiPlaygroundInputs: isObject(user['apiPlaygroundInputs']) ? user['apiPlaygroundInputs'] : {},
    expiresAt: readEnd(user['expiresAt']),
  };
}

function readEnd(value: unknown = null): number | null {
  if (value !== null && typeof value !== 'number') throw new TypeError('`expiresAt` of the reader is not a number');
  return value;
}

/**
 * Names of groups: a list, or one name; with a delimiter, several in one text. Some providers tell them as keys, each
 * with an object that says more of the group; what has another value is a setting.
 */
export function readGroups(value: unknown, delimiter?: string): string[] {
  if (typeof value === 'string' && delimiter) return readGroups(value.split(delimiter).map((group) => group.trim()));
  if (typeof value === 'string' && value !== '') return [value];
  if (isObject(value) && Object.values(value).every(isObject)) return Object.keys(value);
  return Array.isArray(value)
    ? value.filter((group): group is string => typeof group === 'string' && group !== '')
    : [];
}

/**
 * The value at a dotted path: `realm_access.roles`. A key that holds dots itself is found too
 * (`https://example.com/groups`).
 */
export function valueAtPath(value: unknown, path: string): unknown {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  const [first = '', ...rest] = path.split('.');
  return rest.length > 0 && Object.hasOwn(value, first) ? valueAtPath(value[first], rest.join('.')) : undefined;
}
