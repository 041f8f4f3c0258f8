import { parseAst } from '../../read/markdown/code-parser.ts';
import type { SyntaxNode } from '../islands/walk-syntax.ts';

interface ParsedFunctionBody {
  program: SyntaxNode;
  /** What was parsed, to which the places in `program` belong. */
  source: string;
  /** Takes what stands around the body off again. */
  unwrap: (source: string) => string;
}

/** The body of a function as the MDX compiler gives it; of one that may wait, since a page may. */
export function parseFunctionBody(code: string): ParsedFunctionBody {
  const [head, tail] = ['(async function(){', '\n})'];
  const source = head + code + tail;
  return {
    program: parseAst(source, { lang: 'js' }) as unknown as SyntaxNode,
    source,
    unwrap: (changed) => changed.slice(head.length, -tail.length),
  };
}
