import { findNames } from '../islands/find-names.ts';
import type { SyntaxNode } from '../islands/walk-syntax.ts';
import { parseFunctionBody } from './parse-function-body.ts';

/** Names that code reads and nothing gives. */
export interface UnknownNames {
  all: ReadonlySet<string>;
  /** Those of which some use does not say what stands for a missing value, as `name ?? "…"` and `name && …` do. */
  bare: ReadonlySet<string>;
}

/** Only browsers have these: code that names them is left to them. */
const browserNames =
  /^(?:window|document|localStorage|sessionStorage|navigator|location|history|self|screen|alert|matchMedia|getComputedStyle|requestAnimationFrame|cancelAnimationFrame|(?:Intersection|Resize|Mutation)Observer|HTML\w*Element|Element|Node|Image)$/;

export function isBrowserName(name: string): boolean {
  return browserNames.test(name);
}

/** The names in `code`, the body of a function as the MDX compiler gives it, that `isKnown` does not know. */
export function unknownNames(code: string, isKnown: (name: string) => boolean): UnknownNames {
  // The compiler's own function at the end would declare `id` and `component`.
  const own = code.replace(/^function _missingMdxReference\([\s\S]*?^\}/m, '');
  const { program } = parseFunctionBody(own);
  const { references, bound } = findNames(program);
  const isUnknown = (name: string): boolean =>
    !bound.has(name) &&
    !isKnown(name) &&
    !(name in globalThis) &&
    name !== 'arguments' &&
    name !== 'await' &&
    !isBrowserName(name) &&
    name !== '_missingMdxReference';
  return {
    all: new Set([...references].filter(isUnknown)),
    bare: new Set([...findNames(program, isCareful).references].filter(isUnknown)),
  };
}

/** Code that copes with a missing value, or that only a browser runs. */
function isCareful(node: SyntaxNode & Record<string, unknown>): boolean {
  switch (node.type) {
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'ChainExpression':
      return true;
    case 'UnaryExpression':
      return node['operator'] === 'typeof';
    case 'Property':
      return /^on[A-Z]/.test(String((node['key'] as { name?: string }).name ?? ''));
    case 'CallExpression':
      return /^use(?:Layout)?(?:Effect|Callback)$/.test(String((node['callee'] as { name?: string }).name ?? ''));
    default:
      return false;
  }
}
