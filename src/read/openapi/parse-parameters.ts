import type { Parameter } from '../../model/api/operation.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import { bareName } from '../../shared/request/bare-name.ts';
import type { DescriptionContext } from './description-context.ts';
import { followWithTexts, partOf } from './description-context.ts';
import type { Located } from './located.ts';
import { misplacedReference } from './misplaced-reference.ts';
import { parseExamples } from './parse-examples.ts';
import { pathNames } from './path-names.ts';
import { pathParameter } from './path-parameter.ts';
import { schemaAt } from './schema-at.ts';

type Place = Parameter['in'];

const defaultStyles: Record<Place, string> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
  querystring: 'form',
};

/**
 * The parameters of a path item and of one of its operations, the operation's own in place of the shared ones of the
 * same name and place. Every `{part}` of the path has one, also where the description forgot it.
 */
export function parseParameters({
  shared,
  own,
  path,
  context,
}: {
  shared: Located;
  own: Located;
  path: string;
  context: DescriptionContext;
}): Parameter[] {
  const byPlace = new Map<string, Parameter>();
  for (const { at } of [...context.parts(shared), ...context.parts(own)]) {
    const parameter = parseParameter(at, context);
    if (parameter && !isIgnored(parameter)) byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  for (const name of pathNames(path)) {
    const isGiven = [name, bareName(name)].some((one) => byPlace.has(`path ${one}`));
    if (!isGiven) byPlace.set(`path ${name}`, pathParameter(name));
  }
  return [...byPlace.values()];
}

/**
 * OpenAPI 3, "Parameter Object": these header fields are described elsewhere, so a parameter of that name is to be
 * ignored.
 */
function isIgnored(parameter: Parameter): boolean {
  return parameter.in === 'header' && /^(accept|content-type)$/i.test(parameter.name);
}

function parseParameter(written: Located, context: DescriptionContext): Parameter | null {
  const at = followWithTexts(written, context);
  const tree = asTree(at.value);
  if (!tree) return null;
  const name = asText(tree.name);
  const place = asText(tree.in).toLowerCase();
  if ((name === '' && place !== 'querystring') || !isPlace(place)) {
    const misplaced = misplacedReference(asText(asTree(written.value)?.$ref), ['parameters', '0']);
    context.report({
      code: 'invalid-parameter',
      ...(misplaced ?? { message: 'This parameter needs a name, and "in" set to path, query, header or cookie' }),
      at: misplaced ? written : at,
    });
    return null;
  }
  return {
    name,
    in: place,
    ...describeValue(at, { tree, place, context }),
    required: place === 'path' || tree.required === true,
  };
}

function isPlace(place: string): place is Place {
  return Object.hasOwn(defaultStyles, place);
}

function describeValue(
  at: Located,
  { tree, place, context }: { tree: UntrustedTree; place: Place; context: DescriptionContext },
): Omit<Parameter, 'name' | 'in'> {
  const content = context.parts(partOf(at, 'content'))[0];
  const media = content && context.follow(content.at);
  const style = asText(tree.style) || defaultStyles[place];
  const form = {
    style,
    // OpenAPI 3.2, "Fixed Fields for use with `schema`".
    explode: typeof tree.explode === 'boolean' ? tree.explode : style === 'form' || style === 'cookie',
    contentType: content ? content.key : null,
  };
  const sent = { ...form, name: asText(tree.name), in: place };
  return {
    description: asText(tree.description),
    required: tree.required === true,
    deprecated: tree.deprecated === true,
    schema: (media && schemaAt(partOf(media, 'schema'), context)) ?? schemaAt(partOf(at, 'schema'), context) ?? {},
    ...form,
    allowReserved: tree.allowReserved === true,
    ...(tree.allowEmptyValue === true && { allowEmptyValue: true }),
    examples: [
      ...parseExamples(at, context, { sent }),
      ...(media ? parseExamples(media, context, { contentType: content.key }) : []),
    ],
    ...extensionsOf(tree),
  };
}

function extensionsOf(tree: UntrustedTree): Pick<Parameter, 'extensions'> {
  const extensions = entriesOf(tree).filter(([key]) => key.startsWith('x-'));
  return extensions.length > 0 ? { extensions: Object.fromEntries(extensions) } : {};
}

/** The headers of a response; their names are the keys. `Content-Type` is described by the media types. */
export function parseHeaders(at: Located, context: DescriptionContext): Parameter[] {
  return context.parts(at).flatMap(({ key, at: part }) => {
    const located = followWithTexts(part, context);
    const tree = asTree(located.value);
    if (!tree || key.toLowerCase() === 'content-type') return [];
    return [{ name: key, in: 'header' as const, ...describeValue(located, { tree, place: 'header', context }) }];
  });
}
