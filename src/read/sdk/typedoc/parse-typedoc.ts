import { isObject } from '../../../base/values/is-object.ts';
import type { SdkReference, SdkSymbol, SdkTarget } from '../../../model/api/sdk.ts';
import { sdkSyntax } from '../sdk-syntax.ts';
import { addReferences } from './add-references.ts';
import { findMisshapen } from './find-misshapen.ts';
import { type ReadSymbol, readSymbol } from './read-symbol.ts';
import { reflectionKind } from './reflection-kind.ts';
import type { Reflection } from './typedoc-json.ts';

/** Modules and namespaces in each other; nobody writes so many. */
const deepestScope = 200;

/**
 * Reads what `typedoc --json` writes. Private members are left out, as are documents that a project names.
 *
 * @throws DocsError for what is no such file, RangeError for what nests too deep
 */
export function parseTypedoc(text: string, id: string): SdkReference {
  const project = parseProject(text, id);
  const symbols: SdkSymbol[] = [];
  const targets = new Map<string, SdkTarget>();
  const walk = (around: Reflection, scope: string[]): void => {
    if (scope.length > deepestScope) throw new RangeError(`More than ${deepestScope} namespaces`);
    const categories = categoriesOf(around);
    for (const reflection of around.children ?? []) {
      const read = readSymbol(reflection, { scope, category: categories.get(reflection.id) ?? null });
      if (!read) continue;
      symbols.push(read.symbol);
      addTargets(targets, reflection, read);
      if (isContainer(reflection)) walk(reflection, [...scope, reflection.name]);
    }
  };
  walk(project, []);
  addReferences(project, targets);
  return { id, language: 'ts', symbols, targets };
}

function parseProject(text: string, id: string): Reflection {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw sdkSyntax(id, 'typedoc', error instanceof Error ? error.message : String(error));
  }
  if (!isObject(parsed) || parsed['kind'] !== reflectionKind.project || !Array.isArray(parsed['children']))
    throw sdkSyntax(id, 'typedoc', 'it contains no project with `children`');
  const misshapen = findMisshapen(parsed);
  if (misshapen !== null) throw sdkSyntax(id, 'typedoc', misshapen);
  return parsed as unknown as Reflection;
}

function isContainer({ kind }: Reflection): boolean {
  return kind === reflectionKind.module || kind === reflectionKind.namespace;
}

/** Authors' groups (`@category`, and names of `@group` that are not those of kinds), by the id of what is in them. */
function categoriesOf({ categories = [], children = [] }: Reflection): Map<number, string> {
  const found = new Map<number, string>();
  for (const { comment, signatures, id } of children) {
    const [tag] = [comment, ...(signatures ?? []).map((one) => one.comment)].flatMap(
      (one) => one?.blockTags?.filter((tag) => tag.tag === '@group') ?? [],
    );
    const label = tag?.content
      ?.map((part) => part.text ?? '')
      .join('')
      .trim();
    if (label) found.set(id, label);
  }
  for (const { title, children: ids = [] } of categories)
    if (title && title !== 'Other') for (const id of ids) found.set(id, title);
  return found;
}

function addTargets(targets: Map<string, SdkTarget>, reflection: Reflection, { symbol, origins }: ReadSymbol): void {
  const add = (one: Reflection, anchor: string | null): void => {
    for (const { id } of [one, ...(one.signatures ?? []), one.getSignature, one.setSignature].filter(
      (part) => part !== undefined,
    ))
      targets.set(String(id), { symbol, anchor });
  };
  add(reflection, null);
  symbol.members.forEach(({ anchor }, index) => add(origins[index]!, anchor));
}
