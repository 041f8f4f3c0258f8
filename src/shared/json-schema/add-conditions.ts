import type { Schema, SchemaCondition } from '../../model/api/schema.ts';
import type { KeywordTools } from './schema-keywords.ts';
import type { UntrustedTree } from './untrusted-value.ts';
import { asTree, entriesOf } from './untrusted-value.ts';

const keywords = ['if', 'then', 'else', 'dependentSchemas', 'dependencies'];

/** Properties that exist under conditions are shown as ones that may be left out, and the conditions beside them. */
export function addConditions(tree: UntrustedTree, schema: Schema, { read }: KeywordTools): void {
  if (!keywords.some((key) => tree[key] !== undefined)) return;
  const dependent = [...entriesOf(tree.dependentSchemas), ...entriesOf(tree.dependencies)].filter(
    ([, branch]) => asTree(branch) || branch === false,
  );
  const written = dependent.map(([name, branch]) => ({ if: { required: [name] }, then: branch }));
  const own = { if: tree.if, then: tree.then, else: tree.else };
  const all = [own, ...written];
  const conditions = all.map((condition) => readCondition(condition, read)).filter((condition) => condition !== null);
  if (conditions.length > 0) schema.conditions = conditions;
  const found = all
    .flatMap((condition) => [condition.then, 'else' in condition ? condition.else : undefined])
    .flatMap((branch) => entriesOf(asTree(branch)?.properties))
    .filter(([name, part]) => asTree(part) && !Object.hasOwn(schema.properties ?? {}, name));
  if (found.length > 0)
    schema.properties = {
      ...schema.properties,
      ...Object.fromEntries(found.map(([name, part]) => [name, read(part)])),
    };
}

function readCondition(
  condition: Readonly<Record<string, unknown>>,
  read: KeywordTools['read'],
): SchemaCondition | null {
  const branches = (['then', 'else'] as const).filter((key) => asTree(condition[key]) || condition[key] === false);
  if (branches.length === 0 || condition.if === undefined) return null;
  return { if: read(condition.if), ...Object.fromEntries(branches.map((key) => [key, read(condition[key])])) };
}
