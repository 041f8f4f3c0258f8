import { isObject } from '../../base/values/is-object.ts';
import { type Identity, readGroups, readIdentity, valueAtPath } from './identity.ts';
import type { ProviderMethod } from './sign-in-config.ts';

/**
 * A provider may tell a whole user object; settings say where else groups and values stand.
 *
 * @param onOddGroups learns what is wrong with groups that nobody can be in
 */
export function readClaims(method: ProviderMethod, told: unknown, onOddGroups: (reason: string) => void): Identity {
  const identity = readIdentity(told);
  const groups = valueAtPath(told, method.groups);
  if (isOdd(groups))
    onOddGroups(`the value of \`${method.groups}\` from the provider is neither a name nor a list of names`);
  const content = Object.entries(method.content).flatMap(([name, path]): [string, unknown][] => {
    const value = valueAtPath(told, path);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...identity,
    groups: readGroups(groups, method.groupsDelimiter),
    content: { ...(isObject(identity.content) ? identity.content : {}), ...Object.fromEntries(content) },
  };
}

/** Something is told as groups, such as a list of objects, and gives none. */
function isOdd(value: unknown): boolean {
  const isNothing =
    value === undefined || value === null || value === '' || ['[]', '{}'].includes(JSON.stringify(value));
  return !isNothing && readGroups(value).length === 0;
}
