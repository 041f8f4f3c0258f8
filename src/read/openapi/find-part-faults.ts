import { asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { type DescriptionContext, partOf, partsOf } from './description-context.ts';
import type { Located } from './located.ts';

/** Tells what is wrong with a part. */
export type Report = (at: Located, message: string) => void;

interface PartRules {
  context: DescriptionContext;
  report: Report;
}

/** No two tags have one name ("OpenAPI Object"). */
export function checkTags({ context, report }: PartRules): void {
  const seen = new Set<string>();
  for (const { at } of context.parts(partOf(context.root, 'tags'))) {
    const name = asText(asTree(at.value)?.name);
    if (name !== '' && seen.has(name)) report(at, `The tag "${name}" is declared twice`);
    seen.add(name);
  }
}

/** Each place in the address of a server has a variable, whose default is one of its values ("Server Object"). */
export function checkServers(owner: Located, { report }: Pick<PartRules, 'report'>): void {
  for (const { at } of partsOf(partOf(owner, 'servers'))) {
    const variables = partOf(at, 'variables');
    const known = asTree(variables.value) ?? {};
    const names = asText(asTree(at.value)?.url).matchAll(/(?<!\{)\{([^{}/]+)\}(?!\})/g);
    for (const name of new Set(Array.from(names, ([, name]) => name!)))
      if (!Object.hasOwn(known, name)) report(at, `The server variable "${name}" is not declared`);
    for (const { at: variable } of partsOf(variables)) {
      const [values, value] = [asTexts(asTree(variable.value)?.enum), asTree(variable.value)?.default];
      if (values.length > 0 && value !== undefined && !values.includes(asText(value)))
        report(partOf(variable, 'default'), `The default "${asText(value)}" is not one of the values in "enum"`);
    }
  }
}

/** Parts of an operation that say a thing in two ways of which one may be there, and links that lead to nothing. */
export function checkOperationParts(operation: Located, rules: PartRules & { ids: ReadonlySet<string> }): void {
  const { context } = rules;
  const inner = (owner: Located, key: string): Located[] =>
    context.parts(partOf(owner, key)).map(({ at }) => context.follow(at));
  const responses = inner(operation, 'responses');
  const described = [...inner(operation, 'parameters'), ...responses.flatMap((response) => inner(response, 'headers'))];
  const holders = [context.follow(partOf(operation, 'requestBody')), ...responses, ...described];
  const media = holders.flatMap((holder) => inner(holder, 'content'));
  for (const at of described) checkEither(at, ['schema', 'content'], rules);
  for (const at of [...described, ...media]) checkEither(at, ['example', 'examples'], rules);
  for (const at of responses.flatMap((response) => inner(response, 'links'))) checkLink(at, rules);
}

/** Of two ways to say the same ("Parameter Object", "Media Type Object", "Link Object") one is there. */
function checkEither(at: Located, keys: [string, string], { report }: Pick<PartRules, 'report'>): void {
  const tree = asTree(at.value);
  if (tree && keys.every((key) => tree[key] !== undefined))
    report(partOf(at, keys[1]), `This cannot be combined with "${keys[0]}"`);
}

function checkLink(at: Located, { report, ids }: Pick<PartRules, 'report'> & { ids: ReadonlySet<string> }): void {
  checkEither(at, ['operationId', 'operationRef'], { report });
  const id = asText(asTree(at.value)?.operationId);
  if (id !== '' && !ids.has(id)) report(partOf(at, 'operationId'), `No operation has the operationId "${id}"`);
}
