import { inlineCodePattern } from '../../base/text/inline-code.ts';
import { jsName } from '../../base/text/js-name.ts';
import { parseAst } from './code-parser.ts';

/** Properties that a caller gives, by name. */
export type Properties = ReadonlyMap<string, string | number | boolean>;

/**
 * A snippet's Markdown with the values of expressions that need no more than the caller's properties: names, `??`,
 * `||`, `&&`, `… ? … : …`, comparisons and templates. What a caller leaves out is undefined and shows nothing; in code
 * only what is given is filled in. Any other expression, and the snippet's own statements, stay as they are.
 */
export function fillExpressions(text: string, properties: Properties): string {
  const own = new Set([...text.matchAll(declared)].flatMap(([, name, list]) => name ?? list!.match(names) ?? []));
  const scope = { properties, isOwn: (name: string) => own.has(name) };
  let result = '';
  let done = 0;
  for (const match of text.matchAll(parts)) {
    if (match.index < done) continue;
    const end = match[0] === '{' ? closingBrace(text, match.index) : match.index + match[0].length;
    if (end === null) continue;
    const part = text.slice(match.index, end);
    const isValue = text[match.index - 1] === '=';
    result += text.slice(done, match.index);
    result +=
      match[0] === '{'
        ? fillExpression(part, { ...scope, isValue })
        : isStatement(part)
          ? part
          : fillCode(part, properties);
    done = end;
  }
  return result + text.slice(done);
}

/** Fences, inline code, the first lines of statements, escaped braces, and where an expression begins. */
const parts = new RegExp(
  [
    /^[ \t]*(?<fence>```+(?!.*`)|~~~+)[\s\S]*?^[ \t]*\k<fence>[`~]*[ \t]*$/.source,
    inlineCodePattern,
    /^(?:import|export)\b(?:[^\n{]|\{[^{}]*\})*/.source,
    /\\\{|\{/.source,
  ].join('|'),
  'gm',
);
const names = new RegExp(jsName, 'gu');
const declared = new RegExp(`\\b(?:const|let|var|function|class)\\s+(${jsName})|^import\\s+([^'"]*)from\\b`, 'gmu');
/** A property in a fence. */
const named = new RegExp(`\\{\\s*(?:props\\.)?(${jsName})\\s*\\}`, 'gu');

function isStatement(part: string): boolean {
  return /^(?:import|export|\\)/.test(part);
}

function fillCode(code: string, properties: Properties): string {
  return code.replace(named, (whole, name: string) => {
    const value = properties.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}

function closingBrace(text: string, start: number): number | null {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index + 1;
  }
  return null;
}

/** The value of a property is a value again, not text. */
function fillExpression(whole: string, { isValue, ...scope }: Scope & { isValue: boolean }): string {
  const code = whole.slice(1, -1);
  const node = /^\s*(?:\/\*|$)/.test(code) ? null : parse(code);
  const known = node && readValue(node, scope);
  if (!known) return whole;
  if (isValue) return `{${JSON.stringify(known.value) ?? 'undefined'}}`;
  return typeof known.value === 'string' || typeof known.value === 'number' ? plainText(String(known.value)) : '';
}

/** An expression is no markup: its text starts neither an element nor another expression. */
function plainText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('{', '&#123;');
}

interface Known {
  value: unknown;
}

type Node = { type: string } & Record<string, unknown>;

function parse(code: string): Node | null {
  try {
    const [statement] = parseAst(`(${code})`, { lang: 'js' }).body as unknown as Node[];
    return statement?.type === 'ExpressionStatement' ? (statement['expression'] as Node) : null;
  } catch {
    return null;
  }
}

interface Scope {
  properties: Properties;
  isOwn: (name: string) => boolean;
}

function readValue(node: Node, scope: Scope): Known | null {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return readValue(node['expression'] as Node, scope);
    case 'Literal':
      return { value: node['value'] };
    case 'Identifier':
      return nameValue(node['name'] as string, scope);
    case 'MemberExpression':
      return isProps(node) ? nameValue((node['property'] as { name: string }).name, scope) : null;
    case 'LogicalExpression':
      return logicalValue(node, scope);
    case 'ConditionalExpression': {
      const test = readValue(node['test'] as Node, scope);
      return test && readValue(node[test.value ? 'consequent' : 'alternate'] as Node, scope);
    }
    case 'BinaryExpression':
      return comparedValue(node, scope);
    case 'TemplateLiteral':
      return templateValue(node, scope);
    default:
      return null;
  }
}

/** A name that the snippet declares or JavaScript has is no property. */
function nameValue(name: string, { properties, isOwn }: Scope): Known | null {
  if (properties.has(name)) return { value: properties.get(name) };
  return isOwn(name) || (name in globalThis && name !== 'undefined') || name === 'user' ? null : { value: undefined };
}

function isProps(node: Node): boolean {
  const { object, property } = node as unknown as { object: Node; property: Node };
  return node['computed'] !== true && object['name'] === 'props' && property.type === 'Identifier';
}

function logicalValue(node: Node, scope: Scope): Known | null {
  const left = readValue(node['left'] as Node, scope);
  if (!left) return null;
  const { value } = left;
  const staysLeft =
    node['operator'] === '??' ? value !== undefined && value !== null : node['operator'] === '||' ? value : !value;
  return staysLeft ? left : readValue(node['right'] as Node, scope);
}

function comparedValue(node: Node, scope: Scope): Known | null {
  const [left, right] = [readValue(node['left'] as Node, scope), readValue(node['right'] as Node, scope)];
  if (!left || !right) return null;
  const [one, other] = [left.value, right.value];
  switch (node['operator']) {
    case '===':
      return { value: one === other };
    case '!==':
      return { value: one !== other };
    case '==':
      // biome-ignore lint/suspicious/noDoubleEquals: what the author's code asks
      return { value: one == other };
    case '!=':
      // biome-ignore lint/suspicious/noDoubleEquals: what the author's code asks
      return { value: one != other };
    case '+':
      return { value: typeof one === 'number' && typeof other === 'number' ? one + other : `${one}${other}` };
    default:
      return null;
  }
}

function templateValue(node: Node, scope: Scope): Known | null {
  const { quasis, expressions } = node as unknown as { quasis: { value: { cooked: string } }[]; expressions: Node[] };
  const values = expressions.map((expression) => readValue(expression, scope));
  if (values.some((value) => value === null)) return null;
  return { value: quasis.map((quasi, index) => quasi.value.cooked + (values[index]?.value ?? '')).join('') };
}
