import type { ESTree } from 'rolldown/utils';
import { namesOfPattern } from './names-of-pattern.ts';
import { type SyntaxNode, walkSyntax } from './walk-syntax.ts';

export interface UsedNames {
  /** Variables that are read, bound or not. */
  references: Set<string>;
  /** Variables that stand as a component: `Tree` for `<Tree.Folder>`. */
  tags: Set<string>;
  /** Variables that are declared, in whatever scope. */
  bound: Set<string>;
}

/**
 * The names in a part of a program. Scopes are not told apart: enough to know what to bring into scope. Parts that
 * `skip` names are left out.
 */
export function findNames(root: SyntaxNode, skip?: (node: SyntaxNode & Record<string, unknown>) => boolean): UsedNames {
  const names: UsedNames = { references: new Set(), tags: new Set(), bound: new Set() };
  walkSyntax(root, (node, parent) => {
    if (skip?.(node)) return false;
    for (const name of boundNames(node)) names.bound.add(name);
    if (node.type === 'Identifier' && !(parent && isPropertyName(node, parent)))
      names.references.add(node['name'] as string);
    if (node.type === 'JSXOpeningElement') {
      const tag = tagName(node['name'] as ESTree.JSXElementName);
      if (tag !== null) names.tags.add(tag);
    }
    return true;
  });
  return names;
}

function boundNames(node: SyntaxNode & Record<string, unknown>): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesOfPattern(node['id'] as ESTree.BindingPattern);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'ArrowFunctionExpression':
      return [
        ...parameterNames(node),
        ...((node['id'] as { name: string } | null) ? [(node['id'] as { name: string }).name] : []),
      ];
    case 'CatchClause':
      return node['param'] ? namesOfPattern(node['param'] as ESTree.BindingPattern) : [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [(node['local'] as { name: string }).name];
    default:
      return [];
  }
}

function parameterNames(node: Record<string, unknown>): string[] {
  const list = Array.isArray(node['params'])
    ? (node['params'] as (ESTree.BindingPattern | { type: 'TSParameterProperty' })[])
    : [];
  return list.flatMap((item) => (item.type === 'TSParameterProperty' ? [] : namesOfPattern(item)));
}

function isPropertyName(node: SyntaxNode, parent: Record<string, unknown>): boolean {
  if (parent['computed']) return false;
  if (parent['type'] === 'MemberExpression') return parent['property'] === node;
  const named =
    parent['type'] === 'Property' || parent['type'] === 'MethodDefinition' || parent['type'] === 'PropertyDefinition';
  return named && parent['key'] === node && parent['shorthand'] !== true;
}

function tagName(name: ESTree.JSXElementName): string | null {
  if (name.type === 'JSXMemberExpression') return rootName(name);
  return name.type === 'JSXIdentifier' && !/^[a-z]/.test(name.name) ? name.name : null;
}

function rootName(name: ESTree.JSXMemberExpression): string | null {
  if (name.object.type === 'JSXMemberExpression') return rootName(name.object);
  return name.object.type === 'JSXIdentifier' ? name.object.name : null;
}
