import type { Problem } from '../../model/problem.ts';
import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import { type FaultSource, nameProblem } from './guard-problems.ts';
import { pageScope } from './page-scope.ts';
import { type UnknownNames, unknownNames } from './unknown-names.ts';

export interface NamedMdx {
  compiled: CompiledMdx;
  unknown: UnknownNames;
}

const none: UnknownNames = { all: new Set(), bare: new Set() };

/**
 * Compiles a file, where names are looked for with those that nothing gives a value. On a page, expressions that are
 * no more than such names become text; in a snippet they are what its callers may leave out.
 */
export function nameUnknown(
  compile: (literals?: ReadonlySet<string>) => CompiledMdx,
  { isSnippet, findsNames }: { isSnippet: boolean; findsNames: boolean },
): NamedMdx {
  const compiled = compile();
  const unknown = findsNames ? unknownOf(compiled) : none;
  if (isSnippet || unknown.all.size === 0) return { compiled, unknown };
  const again = compile(unknown.all);
  return { compiled: again, unknown: unknownOf(again) };
}

function unknownOf({ code, imports }: CompiledMdx): UnknownNames {
  if (code === null) return none;
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)));
  return unknownNames(code, (name) => imported.has(name) || Object.hasOwn(pageScope, name));
}

/** What a page's author should know of: placeholders that are shown as text, and names without a value in code. */
export function nameProblems(source: FaultSource, { compiled, unknown }: NamedMdx): Problem[] {
  return [
    ...[...compiled.placeholders].map(([text, name]) => nameProblem(source, { text, name })),
    ...[...unknown.all].map((name) => nameProblem(source, { text: null, name })),
  ];
}
