import type { Channel, ChannelMessage } from '../../model/api.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf } from '../openapi/description-context.ts';
import { parseExternalDocs } from '../openapi/parse-external-docs.ts';
import { sentenceCase } from '../openapi/sentence-case.ts';
import type { ChannelSource, OperationSource } from './find-channels.ts';
import { parseBindings } from './parse-bindings.ts';
import { parseChannelOperation } from './parse-channel-operation.ts';
import { parseChannelParameters } from './parse-channel-parameters.ts';
import type { LocatedServer } from './parse-channel-servers.ts';
import { serversOfChannel } from './parse-channel-servers.ts';
import { type MessageContext, parseMessage } from './parse-message.ts';
import { parseTags } from './parse-tags.ts';
import { readTexts } from './read-texts.ts';
import type { SecurityRegistry } from './security-registry.ts';

export interface ChannelDefaults extends Omit<MessageContext, 'reference'> {
  document: string;
  context: DescriptionContext;
  servers: readonly LocatedServer[];
  security: SecurityRegistry;
}

/** A channel with everything its page shows. */
export function parseChannel(source: ChannelSource, defaults: ChannelDefaults): Channel {
  const { context, security, document } = defaults;
  const { id, at, address } = source;
  const tree = asTree(at.value) ?? {};
  const servers = serversOfChannel(at, { servers: defaults.servers, context }).map(({ server }) => server);
  const operations = source.operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation) => parseChannelOperation(operation, { context, security }));
  const description = readTexts(tree) || (operations.find((operation) => operation.description)?.description ?? '');
  const tagged = [at, ...source.operations.map((operation) => operation.at)];
  return {
    document,
    id,
    title: asText(tree.title) || sentenceCase(id),
    address,
    description,
    tags: [...new Set(tagged.flatMap((part) => parseTags(partOf(part, 'tags'), context)))],
    externalDocs: parseExternalDocs(context.follow(partOf(at, 'externalDocs')).value),
    servers,
    parameters: parseChannelParameters(at, context),
    bindings: parseBindings(partOf(at, 'bindings'), context),
    security: uniqueRequirements([...servers, ...operations]),
    // What stands at the head of the page need not be said twice.
    operations: operations.map((operation) =>
      operation.description === description ? { ...operation, description: '' } : operation,
    ),
    sends: messagesOf('send', source.operations, defaults),
    receives: messagesOf('receive', source.operations, defaults),
  };
}

function uniqueRequirements(places: readonly Pick<Channel, 'security'>[]): Channel['security'] {
  const all = places.flatMap(({ security }) => security);
  return [...new Map(all.map((requirement) => [JSON.stringify(requirement), requirement])).values()];
}

function messagesOf(
  direction: OperationSource['direction'],
  operations: readonly OperationSource[],
  defaults: ChannelDefaults,
): ChannelMessage[] {
  const seen = new Set<unknown>();
  const places = operations
    .filter((operation) => operation.direction === direction)
    .flatMap(({ messages }) => messages);
  return places.flatMap((reference) => {
    const located = defaults.context.follow(reference);
    if (!asTree(located.value) || seen.has(located.value)) return [];
    seen.add(located.value);
    return [parseMessage(located, { ...defaults, reference })];
  });
}
