import { isObject } from '../../../base/values/is-object.ts';

const lists: ReadonlySet<string> = new Set([
  ...['children', 'signatures', 'indexSignatures', 'parameters', 'typeParameters', 'typeParameter', 'typeArguments'],
  ...['extendedTypes', 'implementedTypes', 'extendedBy', 'implementedBy', 'types', 'elements'],
  ...['summary', 'blockTags', 'content', 'modifierTags', 'categories', 'tail'],
]);
const texts: ReadonlySet<string> = new Set(['name', 'text', 'tag', 'defaultValue']);
const objects: ReadonlySet<string> = new Set(['flags', 'comment']);
const held: ReadonlySet<string> = new Set([
  ...['type', 'default', 'declaration', 'getSignature', 'setSignature', 'indexSignature', 'inheritedFrom', 'target'],
  ...['elementType', 'element', 'checkType', 'extendsType', 'trueType', 'falseType', 'constraint', 'indexType'],
  ...['objectType', 'queryType', 'parameterType', 'templateType', 'nameType', 'targetType'],
]);

/** What is wrong with the first part of a project whose shape is not that of TypeDoc; `null` where all can be read. */
export function findMisshapen(project: object): string | null {
  // No recursion: a stranger's file may be deeper than the stack.
  const waiting: object[] = [project];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('kind' in node && typeof node.kind === 'number' && !('name' in node)) return 'part of it has no `name`';
    for (const [key, value] of Object.entries(node)) {
      const wanted = wantedShape(key, value);
      if (wanted) return `\`${key}\`${'name' in node ? ` of "${String(node.name)}"` : ''} is not ${wanted}`;
      if (lists.has(key)) for (const item of value) if (isObject(item)) waiting.push(item);
      if ((objects.has(key) || held.has(key)) && isObject(value)) waiting.push(value);
    }
  }
  return null;
}

/** What the value of a key would have to be; `null` where it is that. */
function wantedShape(key: string, value: unknown): string | null {
  if (texts.has(key)) return typeof value === 'string' ? null : 'a string';
  if (objects.has(key)) return isObject(value) ? null : 'an object';
  if (key === 'modifierTags') return isListOf(value, (item) => typeof item === 'string') ? null : 'a list of strings';
  if (key === 'blockTags') return isListOf(value, (item) => isObject(item) && 'tag' in item) ? null : 'a list of tags';
  // Groups of an author list numbers as `children`, and parts of a template stand in pairs.
  if (lists.has(key))
    return isListOf(value, (item) => typeof item === 'number' || (typeof item === 'object' && item !== null))
      ? null
      : 'a list of objects';
  return null;
}

function isListOf(value: unknown, isWanted: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isWanted);
}
