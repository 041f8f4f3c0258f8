import { type SyntaxNode, walkSyntax } from '../islands/walk-syntax.ts';
import { parseFunctionBody } from './parse-function-body.ts';

type Fields = SyntaxNode & Record<string, unknown>;

/** Name of the function that guards call: `guard(() => expression, "what is shown for it", "its text")`. */
export const guardName = '__guard';

interface Guard {
  start: number;
  end: number;
  depth: number;
  /** Shown, so that its text can stand for it. */
  isValue: boolean;
}

/**
 * `code`, the body of a function as the MDX compiler gives it, with every expression of the author's inside an element,
 * and every value that the page declares, evaluated by the guard: what fails costs itself and not the page.
 */
export function guardExpressions(code: string): string {
  const { program, source, unwrap } = parseFunctionBody(code);
  const guards: Guard[] = [];
  let depth = 0;
  walkSyntax(program, (node, parent) => {
    depth++;
    for (const value of guardedValues(node, parent))
      guards.push({ start: value.start, end: value.end, depth, isValue: isJsxCall(node) });
  });
  return unwrap(insertGuards(source, guards));
}

function guardedValues(node: Fields, parent: Fields | null): Fields[] {
  if (isJsxCall(node)) return (node['arguments'] as Fields[]).slice(1, 2).flatMap(propertyValues).filter(canFail);
  if (node.type !== 'VariableDeclarator' || parent?.['kind'] === 'var' || !node['init']) return [];
  const init = node['init'] as Fields;
  return (node['id'] as Fields)['name'] === '_components' ||
    isJsxCall(init) ||
    (node['id'] as Fields).type !== 'Identifier'
    ? []
    : [init].filter(canFail);
}

function isJsxCall(node: Fields): boolean {
  return node.type === 'CallExpression' && /^_jsxs?$/.test(String((node['callee'] as Fields)['name'] ?? ''));
}

function propertyValues(props: Fields): Fields[] {
  if (props.type !== 'ObjectExpression') return [];
  return (props['properties'] as Fields[]).flatMap((property) => {
    if (property['shorthand'] === true) return [];
    const value = (property.type === 'SpreadElement' ? property['argument'] : property['value']) as Fields;
    return value.type === 'ArrayExpression'
      ? (value['elements'] as (Fields | null)[]).filter((item) => item !== null)
      : [value];
  });
}

function canFail(value: Fields): boolean {
  if (/^(?:Literal|ArrowFunctionExpression|FunctionExpression|SpreadElement)$/.test(value.type) || isJsxCall(value))
    return false;
  if (value.type === 'TemplateLiteral') return (value['expressions'] as unknown[]).length > 0;
  let isOwnFunction = true;
  walkSyntax(value, (node) => {
    if (node.type === 'AwaitExpression' || node.type === 'YieldExpression') isOwnFunction = false;
  });
  return isOwnFunction;
}

function insertGuards(source: string, guards: Guard[]): string {
  const marks = guards.flatMap(({ start, end, depth, isValue }) => [
    { at: start, order: depth, text: `${guardName}(() => (` },
    { at: end, order: -depth, text: `), ${guardTexts(source.slice(start, end), isValue)})` },
  ]);
  // At one place what ends comes before what begins, the innermost first.
  marks.sort((a, b) => a.at - b.at || a.order - b.order);
  let result = '';
  let last = 0;
  for (const mark of marks) {
    result += source.slice(last, mark.at) + mark.text;
    last = mark.at;
  }
  return result + source.slice(last);
}

function guardTexts(expression: string, isValue: boolean): string {
  return `${JSON.stringify(isValue ? textOf(expression) : '')}, ${JSON.stringify(expression.slice(0, 200))}`;
}

/** Expressions that hold elements are code of which no reader makes anything. */
function textOf(expression: string): string {
  return /_jsxs?\(/.test(expression) ? '' : expression;
}
