import { spend } from './evaluation-work.ts';
import type { ModuleNames } from './module-names.ts';
import { type Node, nameOf } from './names-in.ts';

interface Engine {
  declare: (statement: Node, scope: ModuleNames) => void;
  evaluate: (node: Node, scope: ModuleNames) => unknown;
}

/** What a function returns at its end. Lists that it adds to step by step are whole; what else it changes is told. */
export function runBody(body: readonly Node[], scope: ModuleNames, engine: Engine): unknown {
  let value: unknown;
  const left: Node[] = [];
  for (const statement of body) {
    engine.declare(statement, scope);
    if (!addTo(statement, scope, engine)) left.push(statement);
    if (statement.type === 'ReturnStatement' && statement.argument) value = engine.evaluate(statement.argument, scope);
  }
  scope.tellChanges(left, scope.names);
  return value;
}

/** `list.push(a, ...more)`: whether the list is known. */
function addTo(statement: Node, { names, ...scope }: ModuleNames, { evaluate }: Engine): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return false;
  const { callee, arguments: given } = statement.expression;
  if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'push') return false;
  const name = nameOf(callee.object);
  const list = names.get(name)?.();
  if (!Array.isArray(list)) return false;
  const added = given.flatMap((node) =>
    node.type === 'SpreadElement'
      ? evaluate(node.argument, { names, ...scope })
      : [evaluate(node, { names, ...scope })],
  );
  const whole = [...list, ...added];
  spend(scope.work, whole.length);
  names.set(name, () => whole);
  return true;
}
