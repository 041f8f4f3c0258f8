import type { ESTree } from 'rolldown/utils';
import type { Edit } from '../../read/markdown/apply-edits.ts';
import { globalReact } from './react-names.ts';
import { type SyntaxNode, walkSyntax } from './walk-syntax.ts';

/**
 * Changes that turn what authors write in HTML's way into what React takes: style strings become objects, `class`
 * becomes `className`. React, where it is looked for in the global scope, gets a name. Line breaks stay where they are.
 */
export function normalizeJsx(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  walkSyntax(program, (node, parent) => {
    if (isGlobalReact(node, parent)) edits.push({ start: node.start, end: node.end, text: globalReact });
    if (node.type !== 'JSXOpeningElement') return;
    const attributes = (node as unknown as ESTree.JSXOpeningElement).attributes.filter(
      (item) => item.type === 'JSXAttribute',
    );
    const names = new Set(attributes.map((item) => item.name.name));
    for (const { name, value } of attributes) {
      if (name.name === 'class' && !names.has('className'))
        edits.push({ start: name.start, end: name.end, text: 'className' });
      if (name.name === 'style' && value?.type === 'Literal') edits.push(styleObject(value));
    }
  });
  return edits;
}

/** `globalThis.React` that is read. */
function isGlobalReact(node: SyntaxNode, parent: (SyntaxNode & Record<string, unknown>) | null): boolean {
  if (node.type !== 'MemberExpression') return false;
  if (parent?.type === 'AssignmentExpression' && parent['left'] === node) return false;
  const { object, property, computed } = node as unknown as ESTree.MemberExpression;
  const scope = withoutTypes(object);
  const isReact = computed
    ? property.type === 'Literal' && property.value === 'React'
    : property.type === 'Identifier' && property.name === 'React';
  return isReact && scope.type === 'Identifier' && ['globalThis', 'window', 'self'].includes(scope.name);
}

/** TypeScript knows of no React in the global scope: authors write `(globalThis as any).React`. */
function withoutTypes(expression: ESTree.Expression): ESTree.Expression {
  return ['ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression'].includes(expression.type)
    ? withoutTypes((expression as ESTree.TSAsExpression).expression)
    : expression;
}

function styleObject(value: { start: number; end: number; value: unknown }): Edit {
  const text = String(value.value);
  const lines = '\n'.repeat(text.split('\n').length - 1);
  return { start: value.start, end: value.end, text: `{${JSON.stringify(parseStyle(text))}${lines}}` };
}

/** `color: red; --x: 1px` as a style object of React's. Parentheses and quotes may hold semicolons. */
function parseStyle(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const match of text.matchAll(/([\w-]+)\s*:\s*((?:\([^)]*\)|"[^"]*"|'[^']*'|[^;"'(])+)/g)) {
    const [, name, value] = match;
    style[name!.startsWith('--') ? name! : camelCase(name!.replace(/^-ms-/, 'ms-'))] = value!.trim();
  }
  return style;
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
