import type { Channel, ChannelMessage } from '../../model/api/channel.ts';
import { pointerTokens } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { handshakeSecurity } from '../../shared/request/handshake-security.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseExternalDocs } from '../openapi/parse-external-docs.ts';
import { sentenceCase } from '../openapi/sentence-case.ts';
import type { ChannelSource, OperationSource } from './find-channels.ts';
import { kindOfTarget } from './find-misplaced-references.ts';
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
  channelIds: ReadonlyMap<unknown, readonly string[]>;
}

/** A channel with everything its page shows. */
export function parseChannel(source: ChannelSource, defaults: ChannelDefaults): Channel {
  const { context, security, channelIds, document } = defaults;
  const { id, at, address } = source;
  const tree = asTree(at.value) ?? {};
  const servers = serversOfChannel(at, { servers: defaults.servers, context }).map(({ server }) => server);
  const operations = source.operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation) => parseChannelOperation(operation, { context, security, channelIds }));
  const description = readTexts(tree) || (operations.find((operation) => operation.description)?.description ?? '');
  const labels = parseTags(partOf(at, 'tags'), context);
  const below = source.operations.flatMap((operation) => parseTags(partOf(operation.at, 'tags'), context));
  return {
    document,
    id,
    title: asText(tree.title) || sentenceCase(id) || titleWithoutWords(source),
    address,
    description,
    tags: [...new Set([...labels, ...below].map(({ name }) => name))],
    labels,
    externalDocs: parseExternalDocs(context.follow(partOf(at, 'externalDocs')).value),
    servers,
    parameters: parseChannelParameters(at, context),
    bindings: parseBindings(partOf(at, 'bindings'), context),
    security: handshakeSecurity(servers, operations),
    // What stands at the head of the page need not be said twice.
    operations: operations.map((operation) =>
      operation.description === description ? { ...operation, description: '' } : operation,
    ),
    sends: messagesOf('send', source.operations, defaults),
    receives: messagesOf('receive', source.operations, defaults),
    messages: messagesOf('message', source.operations, defaults),
  };
}

/** For a channel whose name has no word in it, `/` for one: by the only thing that is done on it, or by its address. */
function titleWithoutWords({ id, address, operations }: ChannelSource): string {
  const [only, ...others] = operations.filter(({ kind }) => kind === 'operation');
  return (others.length === 0 && only && sentenceCase(only.id)) || address || id;
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
    const located = messageAt(reference, defaults.context);
    if (seen.has(located.value)) return [];
    if (!asTree(located.value)) {
      // What a reference leads nowhere from has been told.
      if (located.value !== undefined) reportMessage(located, defaults.context);
      return [];
    }
    seen.add(located.value);
    return [parseMessage(located, { ...defaults, reference })];
  });
}

function reportMessage(at: Located, { report }: DescriptionContext): void {
  const name = pointerTokens(at.pointer)?.at(-1) ?? '';
  report({ severity: 'error', code: 'invalid-message', message: `The message "${name}" is not an object`, at });
}

/** A reference to a schema, which is a slip, means a message of it. */
function messageAt(reference: Located, context: DescriptionContext): Located {
  const isSchema = kindOfTarget(asText(asTree(reference.value)?.$ref)) === 'schema';
  return isSchema ? { ...reference, value: { payload: reference.value } } : context.follow(reference);
}
