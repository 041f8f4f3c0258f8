import type { Channel, ChannelMessage, Parameter, Schema, SecurityRequirement } from '../../model/api.ts';
import { asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { sentenceCase } from '../openapi/sentence-case.ts';
import type { ChannelOperation, ChannelSource } from './find-channels.ts';
import { parseBindings } from './parse-bindings.ts';
import type { LocatedServer } from './parse-channel-servers.ts';
import { serversOfChannel } from './parse-channel-servers.ts';
import { parseMessage } from './parse-message.ts';
import type { SecurityRegistry } from './security-registry.ts';

export interface ChannelDefaults {
  document: string;
  context: DescriptionContext;
  servers: readonly LocatedServer[];
  security: SecurityRegistry;
  /** Of messages that name none. */
  contentType: string;
}

/** A channel with everything its page shows. */
export function parseChannel({ id, at, address, operations }: ChannelSource, defaults: ChannelDefaults): Channel {
  const { context } = defaults;
  const tree = asTree(at.value) ?? {};
  const servers = serversOfChannel(at, { servers: defaults.servers, context });
  const tags = [at, ...operations.map((operation) => operation.at)].flatMap((part) =>
    tagsOf(partOf(part, 'tags'), context),
  );
  return {
    document: defaults.document,
    id,
    title: asText(tree.title) || sentenceCase(id),
    address,
    description: (asText(tree.description) || asText(tree.summary) || operationText(operations)).trim(),
    tags: [...new Set(tags)],
    servers: servers.map(({ server }) => server),
    parameters: [
      ...parseParameters(partOf(at, 'parameters'), context),
      ...handshakeParameters(partOf(at, 'bindings'), context),
    ],
    bindings: parseBindings(partOf(at, 'bindings'), context),
    security: securityOf({ servers, operations, security: defaults.security }),
    sends: messagesOf('send', { operations, defaults }),
    receives: messagesOf('receive', { operations, defaults }),
  };
}

function tagsOf(at: Located, context: DescriptionContext): string[] {
  return partsOf(at)
    .map(({ at: tag }) => asText(asTree(context.follow(tag).value)?.name) || asText(tag.value))
    .filter(Boolean);
}

function operationText(operations: readonly ChannelOperation[]): string {
  const texts = operations
    .map(({ at }) => asTree(at.value))
    .map((tree) => asText(tree?.description) || asText(tree?.summary));
  return texts.find((text) => text !== '') ?? '';
}

function parseParameters(at: Located, context: DescriptionContext): Parameter[] {
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
    return [parameterOf({ name: key, in: 'path', schema, description: asText(tree.description), required: true })];
  });
}

/** Query and header fields of the WebSocket handshake, which the binding describes as objects. */
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

interface SecurityPlaces {
  servers: readonly LocatedServer[];
  operations: readonly ChannelOperation[];
  security: SecurityRegistry;
}

function securityOf({ servers, operations, security }: SecurityPlaces): SecurityRequirement[] {
  const places = [...servers.map(({ at }) => at), ...operations.map(({ at }) => at)];
  const all = places.flatMap((at) => security.requirements(partOf(at, 'security')));
  return [...new Map(all.map((requirement) => [JSON.stringify(requirement), requirement])).values()];
}

function messagesOf(
  direction: ChannelOperation['direction'],
  { operations, defaults }: { operations: readonly ChannelOperation[]; defaults: ChannelDefaults },
): ChannelMessage[] {
  const seen = new Set<unknown>();
  const places = operations
    .filter((operation) => operation.direction === direction)
    .flatMap(({ at, messages }) => messages.map((message) => ({ at: message, operation: at })));
  return places.flatMap(({ at, operation }) => {
    const located = defaults.context.follow(at);
    if (!asTree(located.value) || seen.has(located.value)) return [];
    seen.add(located.value);
    const { context, contentType } = defaults;
    const reply = context.follow(partOf(operation, 'reply'));
    return [parseMessage(located, { reference: at, context, contentType, replyAddress: partOf(reply, 'address') })];
  });
}
