import type { Parameter } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import { asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** The parameters of a channel's address, then query and header fields of the WebSocket handshake that opens it. */
export function parseChannelParameters(channel: Located, context: DescriptionContext): Parameter[] {
  return [
    ...addressParameters(partOf(channel, 'parameters'), context),
    ...handshakeParameters(partOf(channel, 'bindings'), context),
  ];
}

function addressParameters(at: Located, context: DescriptionContext): Parameter[] {
  return partsOf(at).flatMap(({ key, at: part }) => {
    const located = context.follow(part);
    const tree = asTree(located.value);
    if (!tree) return [];
    const options = asTexts(tree.enum);
    const examples = asTexts(tree.examples);
    const plain: Schema = {
      type: 'string',
      ...(options.length > 0 && { enum: options }),
      ...(tree.default !== undefined && { default: asText(tree.default) }),
      ...(examples.length > 0 && { examples }),
    };
    // AsyncAPI 2 gives a whole schema.
    const schema = asTree(tree.schema) ? context.schema(partOf(located, 'schema')) : plain;
    // Where in a message the value stands is a runtime expression.
    const texts = [asText(tree.description).trim(), asText(tree.location) && `\`${asText(tree.location)}\``];
    const description = texts.filter(Boolean).join('\n\n');
    return [parameterOf({ name: key, in: 'path', schema, description, required: true })];
  });
}

/** The binding describes them as properties of objects. */
function handshakeParameters(at: Located, context: DescriptionContext): Parameter[] {
  const binding = context.follow(partOf(context.follow(at), 'ws'));
  return (
    [
      ['query', 'query'],
      ['headers', 'header'],
    ] as const
  ).flatMap(([key, place]) => {
    const schema = context.follow(partOf(binding, key));
    const required = new Set(asTexts(asTree(schema.value)?.required));
    return partsOf(partOf(schema, 'properties')).map(({ key: name, at: property }) =>
      parameterOf({
        name,
        in: place,
        schema: context.schema(property),
        description: asText(asTree(property.value)?.description),
        required: required.has(name),
      }),
    );
  });
}

function parameterOf(given: Pick<Parameter, 'name' | 'in' | 'schema' | 'description' | 'required'>): Parameter {
  const style = given.in === 'query' ? 'form' : 'simple';
  return {
    ...given,
    deprecated: given.schema.deprecated === true,
    style,
    explode: style === 'form',
    allowReserved: false,
    contentType: null,
    examples: [],
  };
}
