import { isHttpMethod } from '../../base/http/http-methods.ts';
import type { Problem } from '../../model/problem.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { bareName } from '../../shared/request/bare-name.ts';
import { type DescriptionContext, partOf, partsOf } from './description-context.ts';
import { checkOperationParts, checkServers, checkTags, type Report } from './find-part-faults.ts';
import type { Located } from './located.ts';
import { pathNames } from './path-names.ts';

/**
 * What breaks rules that the schemas of OpenAPI 3 do not hold ("Paths Object", "Path Item Object", "Operation Object"):
 * each path, parameter, operation and tag is there once, each place in a path or a server has a description, links lead
 * to operations, and nothing is said in two ways of which one is allowed.
 */
export function findRuleFaults(context: DescriptionContext): Problem[] {
  const problems: Problem[] = [];
  const report: Report = ({ file, pointer }, message) =>
    problems.push({ severity: 'error', code: 'openapi-invalid', message, file, key: pointer });
  const [paths, ids] = [new Map<string, string>(), new Map<string, string>()];
  const operations = new Map<unknown, Located>();
  checkTags({ context, report });
  checkServers(context.root, { report });
  for (const { key: path, at } of context.parts(partOf(context.root, 'paths'))) {
    const item = context.follow(at);
    if (!path.startsWith('/') || !asTree(item.value)) continue;
    checkPath(path, { at, paths, report });
    checkParameters(path, { item, context, report });
    checkIds(item, { context, ids, report });
    checkServers(item, { report });
    for (const operation of operationsOf(item, context)) operations.set(operation.value, operation);
  }
  const known = new Set([...ids.keys(), ...webhookIds(context)]);
  for (const operation of operations.values()) {
    checkServers(operation, { report });
    checkOperationParts(operation, { context, report, ids: known });
  }
  return problems;
}

function checkPath(path: string, { at, paths, report }: { at: Located; paths: Map<string, string>; report: Report }) {
  const shape = path.replace(/\{[^{}]+\}/g, '{}');
  const other = paths.get(shape);
  if (other === undefined) paths.set(shape, path);
  else report(at, `The path is the same as "${other}"`);
}

interface ItemContext {
  item: Located;
  context: DescriptionContext;
  report: Report;
}

function checkParameters(path: string, { item, context, report }: ItemContext): void {
  const names = pathNames(path).map((name) => [name, bareName(name)]);
  const shared = readList(item, { context, report });
  const operations = operationsOf(item, context).map((at) => ({ at, own: readList(at, { context, report }) }));
  for (const { name, place, at } of [shared, ...operations.map(({ own }) => own)].flat())
    if (place === 'path' && !names.flat().includes(name))
      report(at, `The path does not contain the parameter "${name}"`);
  for (const { at, own } of operations) {
    const given = [...shared, ...own];
    // Nobody knows what a lost reference would have described.
    if (given.some(({ place }) => place === '')) continue;
    const described = new Set(given.filter(({ place }) => place === 'path').map(({ name }) => name));
    for (const spellings of names)
      if (!spellings.some((name) => described.has(name)))
        report(at, `The path parameter "${spellings[1]}" is not declared`);
  }
}

interface Named {
  at: Located;
  name: string;
  /** Empty where the parameter cannot be read. */
  place: string;
}

/** The parameters of a path item or operation; one that is in its list twice is told of. */
function readList(owner: Located, { context, report }: Omit<ItemContext, 'item'>): Named[] {
  const seen = new Set<string>();
  return context.parts(partOf(owner, 'parameters')).map(({ at }) => {
    const tree = asTree(context.follow(at).value);
    const [name, place] = [asText(tree?.name), asText(tree?.in)];
    const id = `${place} ${place === 'header' ? name.toLowerCase() : name}`;
    if (seen.has(id) && name !== '') report(at, `The ${place} parameter "${name}" is declared twice`);
    seen.add(id);
    return { at, name, place };
  });
}

function operationsOf(item: Located, context: DescriptionContext): Located[] {
  return [
    ...partsOf(item).filter(({ key }) => isHttpMethod(key)),
    ...context.parts(partOf(item, 'additionalOperations')),
  ].flatMap(({ at }) => {
    const operation = context.follow(at);
    return asTree(operation.value) ? [operation] : [];
  });
}

function checkIds(
  item: Located,
  { context, ids, report }: Omit<ItemContext, 'item'> & { ids: Map<string, string> },
): void {
  for (const operation of operationsOf(item, context)) {
    const at = partOf(operation, 'operationId');
    const id = asText(at.value);
    const place = `${at.file} ${at.pointer}`;
    // One operation may be found under several paths.
    if (id !== '' && (ids.get(id) ?? place) !== place)
      report(at, `The operationId "${id}" is already used by another operation`);
    ids.set(id, ids.get(id) ?? place);
  }
}

/** Links may lead to what a server calls, too. */
function webhookIds(context: DescriptionContext): string[] {
  return context
    .parts(partOf(context.root, 'webhooks'))
    .flatMap(({ at }) => operationsOf(context.follow(at), context))
    .map(({ value }) => asText(asTree(value)?.operationId));
}
