import { type SyntaxNode, walkSyntax } from './walk-syntax.ts';

/** Hooks that give the same in static markup. */
const staticHooks = new Set(['useMemo', 'useCallback', 'useId', 'useContext', 'useDebugValue']);

/** Globals that Node lacks or that make no sense before a page is shown. */
const browserGlobals = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'matchMedia',
  'requestAnimationFrame',
  'setTimeout',
  'setInterval',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
]);

type Fields = SyntaxNode & Record<string, unknown>;

/**
 * Whether code, by itself, does what only a browser can do: hooks with state or effects, event handlers, browser
 * globals.
 */
export function isInteractive(root: SyntaxNode, bound: ReadonlySet<string>): boolean {
  let found = false;
  walkSyntax(root, (node, parent) => {
    found ||= isHookCall(node) || isHandler(node) || isBrowserGlobal(node, parent, bound) || isStatefulClass(node);
    return !found;
  });
  return found;
}

function isHookCall(node: Fields): boolean {
  if (node.type !== 'CallExpression') return false;
  const name = nameOf(node['callee'] as Fields);
  return name !== null && /^use\p{Lu}/u.test(name) && !staticHooks.has(name);
}

/** `onClick={…}`; a handler that is a string is an attribute of HTML and needs nothing. */
function isHandler(node: Fields): boolean {
  if (node.type !== 'JSXAttribute') return false;
  const name = (node['name'] as Fields)['name'];
  return (
    typeof name === 'string' &&
    /^on[A-Z]/.test(name) &&
    (node['value'] as Fields | null)?.type === 'JSXExpressionContainer'
  );
}

function isBrowserGlobal(node: Fields, parent: Fields | null, bound: ReadonlySet<string>): boolean {
  if (node.type !== 'Identifier' || !browserGlobals.has(node['name'] as string) || bound.has(node['name'] as string))
    return false;
  const isProperty = parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed'];
  return !isProperty && !(parent?.type === 'Property' && parent['key'] === node && parent['value'] !== node);
}

function isStatefulClass(node: Fields): boolean {
  if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return false;
  const base = node['superClass'] as Fields | null;
  return base !== null && /^(?:Pure)?Component$/.test(nameOf(base) ?? '');
}

/** `useState` for both `useState` and `React.useState`. */
function nameOf(node: Fields): string | null {
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type === 'MemberExpression') return nameOf(node['property'] as Fields);
  return null;
}
