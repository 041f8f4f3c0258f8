import { callOfList, callOfObject, isListMethod, joinPaths } from './call-built-in.ts';
import { Call, isPlain, isWhole, objectOf, once } from './evaluated-value.ts';
import { spend, within } from './evaluation-work.ts';
import type { ModuleNames } from './module-names.ts';
import { type Node, nameOf, namesIn } from './names-in.ts';
import { runBody } from './run-body.ts';

/** A function of the configuration, which each call runs with its own arguments. */
class Callable {
  readonly #node: FunctionNode;
  readonly #scope: ModuleNames;
  #isOpen = false;

  constructor(node: FunctionNode, scope: ModuleNames) {
    this.#node = node;
    this.#scope = scope;
  }

  /** `undefined` where it calls itself. */
  call(values: readonly unknown[]): unknown {
    if (this.#isOpen) return undefined;
    spend(this.#scope.work, this.#scope.names.size);
    this.#isOpen = true;
    // A function that is named and not called works on what only running the program gives it.
    const isNamed = values.length === 0 && this.#node.params.length > 0;
    const tellChanges = isNamed ? () => {} : this.#scope.tellChanges;
    const inner = { ...this.#scope, tellChanges, names: new Map(this.#scope.names) };
    this.#node.params.forEach((param, index) => bind(param, values[index], inner));
    const value = evaluateReturn(this.#node.body!, inner);
    this.#isOpen = false;
    return value;
  }
}

type FunctionNode = Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }>;

function isFunction(node: Node): node is FunctionNode {
  return (
    (node.type === 'ArrowFunctionExpression' ||
      node.type === 'FunctionExpression' ||
      node.type === 'FunctionDeclaration') &&
    node.body !== null
  );
}

/** Gives the names of a parameter their values: `name`, `name = value`, `{ name, ...rest }`, `[name]`. */
function bind(param: Node, value: unknown, scope: ModuleNames): void {
  for (const { name, read } of namesIn(param, () => value, valueIn(scope))) noteName(scope, name, read);
}

function valueIn(scope: ModuleNames): (node: Node) => unknown {
  return (node) => evaluate(node, scope);
}

/** What a function gives where it is named and not called. */
export function settled(value: unknown): unknown {
  return value instanceof Callable ? value.call([]) : value;
}

/** What `process` is while a site is built for its readers. */
const published = { env: { NODE_ENV: 'production' } };

/** Notes the names of what a statement declares, if it declares anything. */
export function declare(statement: Node, scope: ModuleNames): void {
  if (statement.type === 'FunctionDeclaration' && statement.id)
    noteName(scope, statement.id.name, () => evaluateRaw(statement, scope));
  if (statement.type !== 'VariableDeclaration') return;
  for (const { id, init } of statement.declarations)
    if (init)
      for (const { name, read } of namesIn(id, () => evaluateRaw(init, scope), valueIn(scope)))
        noteName(scope, name, read);
}

/** A name is evaluated when it is first used. */
export function noteName({ names }: ModuleNames, name: string, read: () => unknown): void {
  names.set(name, once(read));
}

function evaluateReturn(body: Node, scope: ModuleNames): unknown {
  return body.type === 'BlockStatement' ? runBody(body.body, scope, { declare, evaluate }) : evaluate(body, scope);
}

/** A function as something to be called, any other expression as its value. */
export function evaluateRaw(node: Node, scope: ModuleNames): unknown {
  if (isFunction(node)) return new Callable(node, scope);
  return node.type === 'Identifier' && scope.names.has(node.name)
    ? within(scope.work, scope.names.get(node.name)!)
    : evaluate(node, scope);
}

/** The same, with what a function gives. */
function evaluateBody(node: Node, scope: ModuleNames): unknown {
  return settled(evaluateRaw(node, scope));
}

function evaluate(node: Node, scope: ModuleNames): unknown {
  return within(scope.work, () => {
    const value = resultOf(node, scope);
    spend(scope.work, Array.isArray(value) || typeof value === 'string' ? value.length : 0);
    return value;
  });
}

function resultOf(node: Node, scope: ModuleNames): unknown {
  switch (node.type) {
    case 'Literal':
      return isPlain(node.value) ? node.value : undefined;
    case 'TemplateLiteral':
      return joinTemplate(node, scope);
    case 'ObjectExpression':
      return evaluateObject(node, scope);
    case 'ArrayExpression':
      return node.elements.flatMap((item): unknown[] => {
        if (item === null) return [];
        if (item.type !== 'SpreadElement') return [evaluate(item, scope)];
        const spread = evaluate(item.argument, scope);
        return Array.isArray(spread) ? spread : [];
      });
    case 'Identifier':
      return node.name === 'process'
        ? published
        : (settled(scope.names.get(node.name)?.()) ?? (node.name === '__dirname' ? '.' : undefined));
    case 'MemberExpression':
      return isOwnFolder(node) ? '.' : evaluateMember(node, scope);
    case 'CallExpression':
      return evaluateCall(node, scope);
    case 'NewExpression':
      // `new URL('./docs', import.meta.url)` is a file beside the module.
      return node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments[0]
        ? evaluate(node.arguments[0], scope)
        : undefined;
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return evaluate(node.expression, scope);
    case 'AwaitExpression':
      return evaluate(node.argument, scope);
    case 'UnaryExpression':
      return evaluateUnary(node, scope);
    case 'BinaryExpression':
      return evaluateBinary(node, scope);
    case 'LogicalExpression':
      return evaluateLogical(node, scope);
    case 'ConditionalExpression':
      return evaluate(evaluate(node.test, scope) ? node.consequent : node.alternate, scope);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return evaluateBody(node, scope);
    case 'JSXText':
      return node.value.replace(/\s+/g, ' ');
    case 'JSXExpressionContainer':
      return evaluate(node.expression, scope);
    case 'JSXElement':
    case 'JSXFragment':
      return textOf(node.children, scope);
    default:
      return undefined;
  }
}

/** What readers see of an element; `undefined` for a picture. */
function textOf(children: readonly Node[], scope: ModuleNames): string | undefined {
  const texts = children.map((child) => evaluate(child, scope)).filter((value) => typeof value === 'string');
  return texts.join('').trim() || undefined;
}

function joinTemplate(node: Node, scope: ModuleNames): string | undefined {
  if (node.type !== 'TemplateLiteral') return undefined;
  const values = node.expressions.map((expression) => evaluate(expression, scope));
  if (values.some((value) => value === undefined || typeof value === 'object')) return undefined;
  return node.quasis.map(({ value }, index) => `${value.cooked}${values[index] ?? ''}`).join('');
}

function evaluateObject(node: Node, scope: ModuleNames): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  if (node.type !== 'ObjectExpression') return result;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = objectOf(evaluate(property.argument, scope));
      spend(scope.work, Object.keys(spread).length);
      Object.assign(result, spread);
      continue;
    }
    const name = readKey(property.key, { ...property, scope });
    if ((typeof name !== 'string' && typeof name !== 'number') || name === '__proto__') continue;
    result[name] = evaluate(property.value, scope);
  }
  return result;
}

/** The name of a property: an identifier names itself, but in brackets. */
function readKey(key: Node, { computed, scope }: { computed: boolean; scope: ModuleNames }): unknown {
  return !computed && key.type === 'Identifier' ? key.name : evaluate(key, scope);
}

/** `import.meta.dirname` */
function isOwnFolder(node: Node): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && nameOf(node.property) === 'dirname';
}

function evaluateMember(node: Node, scope: ModuleNames): unknown {
  if (node.type !== 'MemberExpression') return undefined;
  const object = evaluate(node.object, scope);
  const key = readKey(node.property, { ...node, scope });
  if ((typeof key !== 'string' && typeof key !== 'number') || !isWhole(object)) return undefined;
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
}

function evaluateCall(node: Node, scope: ModuleNames): unknown {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (callee.type === 'MemberExpression' && isListMethod(nameOf(callee.property))) return evaluateListCall(node, scope);
  const values = node.arguments.map((argument) => evaluate(argument, scope));
  if (callee.type === 'MemberExpression') {
    const [object, method] = [nameOf(callee.object), nameOf(callee.property)];
    // `require.resolve('./sidebars.js')`
    if (object === 'require') return values[0];
    if (object === 'Object') return callOfObject(method, values[0]);
    // `new Date().getFullYear()` stands in most lines on copyright.
    if (method === 'getFullYear') return new Date().getFullYear();
    return object === 'path' && /^(?:join|resolve)$/.test(method) ? joinPaths(values) : undefined;
  }
  // `require('nextra')({ … })({ … })`
  if (callee.type === 'CallExpression') return new Call('', values);
  if (callee.type !== 'Identifier') return undefined;
  if (callee.name === 'require') {
    const [specifier] = values;
    if (typeof specifier !== 'string' || !specifier.startsWith('.')) return specifier;
    return scope.importFrom(specifier, 'default') ?? scope.importFrom(specifier, '*');
  }
  // One that a call has made stays a call, and so does a package, of which only the name is known.
  const own = scope.names.get(callee.name)?.();
  if (own instanceof Callable) return own.call(values);
  if (own !== undefined && typeof own !== 'string' && !(own instanceof Call)) return own;
  if (callee.name === 'fileURLToPath') return values[0];
  const path = /^(?:join|resolve)$/.test(callee.name) ? joinPaths(values) : undefined;
  return path ?? new Call(callee.name, values);
}

/** `list.map((item) => ({ … }))` and its like: lists of entries that are alike are often written so. */
function evaluateListCall(node: Node, scope: ModuleNames): unknown {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { callee } = node;
  const list = evaluate(callee.object, scope);
  if (!Array.isArray(list)) return undefined;
  const given = evaluate({ type: 'ArrayExpression', elements: node.arguments, start: 0, end: 0 } as Node, scope);
  const change = node.arguments[0] && evaluateRaw(node.arguments[0] as Node, scope);
  return callOfList(nameOf(callee.property), list, {
    change: change instanceof Callable ? (...values) => change.call(values) : null,
    given: Array.isArray(given) ? given : [],
  });
}

function evaluateUnary(node: Node, scope: ModuleNames): unknown {
  if (node.type !== 'UnaryExpression') return undefined;
  const value = evaluate(node.argument, scope);
  if (node.operator === '-' && typeof value === 'number') return -value;
  return node.operator === '!' ? !value : undefined;
}

/** What is on one condition is there, where that is not known. */
function evaluateLogical(node: Node, scope: ModuleNames): unknown {
  if (node.type !== 'LogicalExpression') return undefined;
  const left = evaluate(node.left, scope);
  if (node.operator === '??') return left ?? evaluate(node.right, scope);
  const isLeft = node.operator === '&&' ? left === false : Boolean(left);
  return isLeft ? left : evaluate(node.right, scope);
}

function evaluateBinary(node: Node, scope: ModuleNames): unknown {
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [node.left, node.right].map((side) => evaluate(side, scope));
  if (left === undefined || right === undefined) return undefined;
  if (/^===?$/.test(node.operator)) return left === right;
  if (/^!==?$/.test(node.operator)) return left !== right;
  return node.operator === '+' && typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}
