import type { ChannelOperation } from '../../model/api/channel.ts';
import { pointerTokens } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { reportLost } from '../openapi/report-lost.ts';
import { applyTraits } from './apply-traits.ts';

/** A channel as either major version describes it, with who does what written from the reader's side. */
export interface ChannelSource {
  id: string;
  at: Located;
  address: string;
  operations: readonly OperationSource[];
}

/** Messages that travel one way on a channel. */
export interface OperationSource {
  /**
   * `operation`: an operation itself, with its traits. `reply`: the answer to one, which that one speaks of. `channel`:
   * the messages of a channel of which no operation speaks.
   */
  kind: 'operation' | 'reply' | 'channel';
  id: string;
  at: Located;
  /** What the reader of the documentation does. */
  direction: ChannelOperation['direction'];
  messages: Located[];
}

/** The channels of a description in the order written. */
export function findChannels(context: DescriptionContext, version: string): ChannelSource[] {
  return version.startsWith('2') ? findChannels2(context) : findChannels3(context);
}

/** AsyncAPI 2: `publish` is what others may publish, so the reader sends it. */
function findChannels2(context: DescriptionContext): ChannelSource[] {
  return partsOf(partOf(context.root, 'channels')).flatMap(({ key, at }) => {
    const channel = context.follow(at);
    if (!asTree(channel.value)) return [];
    const operations = (['publish', 'subscribe'] as const).flatMap((name): OperationSource[] => {
      const operation = applyTraits(context.follow(partOf(channel, name)), context);
      if (!isOperation(operation, name, context)) return [];
      return [
        {
          kind: 'operation',
          id: asText(asTree(operation.value)!.operationId),
          at: operation,
          direction: name === 'publish' ? 'send' : 'receive',
          messages: messages2(partOf(operation, 'message'), context),
        },
      ];
    });
    return [{ id: key, at: channel, address: key, operations }];
  });
}

function messages2(at: Located, context: DescriptionContext): Located[] {
  const message = context.follow(at);
  const options = partOf(message, 'oneOf');
  if (Array.isArray(options.value)) return partsOf(options).map(({ at: option }) => option);
  return asTree(message.value) ? [at] : [];
}

/**
 * AsyncAPI 3: operations stand apart and say what the described application does, the reader being at the other end.
 */
function findChannels3(context: DescriptionContext): ChannelSource[] {
  const named = partsOf(partOf(context.root, 'operations')).map(({ key, at }) => ({
    id: key,
    at: applyTraits(context.follow(at), context),
  }));
  const read = named.filter(({ id, at }) => isOperation(at, id, context));
  const operations = read.flatMap((operation) => placeOperation(operation, context));
  const rest = read.length < named.length ? 'message' : 'receive';
  const ofChannels = Map.groupBy(operations, ({ channel }) => channel);
  return partsOf(partOf(context.root, 'channels')).flatMap(({ key, at }) => {
    const channel = context.follow(at);
    const tree = asTree(channel.value);
    if (!tree) return [];
    const own = (ofChannels.get(tree) ?? []).map(
      ({ kind, id, at, direction }): OperationSource => ({ kind, id, at, direction, messages: messages3(at, channel) }),
    );
    return [
      { id: key, at: channel, address: asText(tree.address), operations: addRest(channel, own, { context, rest }) },
    ];
  });
}

/**
 * With the messages that no operation takes: what comes on a channel without operations, or may come on one with some.
 * Where an operation names a message that is not there, one of them is meant, and goes its way; where one is lost, it
 * may have taken them, and they go the way `rest`.
 */
function addRest(
  channel: Located,
  operations: readonly OperationSource[],
  { context, rest }: { context: DescriptionContext; rest: OperationSource['direction'] },
) {
  const taken = new Set(operations.flatMap(({ messages }) => messages.map((at) => context.follow(at).value)));
  const messages = partsOf(partOf(channel, 'messages'))
    .map(({ at }) => at)
    .filter((at) => !taken.has(context.follow(at).value));
  if (messages.length === 0 && operations.length > 0) return operations;
  const isLost = (at: Located): boolean => context.follow(at).value === undefined && !isNamedBy(channel, at);
  const ways = operations.filter((operation) => operation.messages.some(isLost)).map(({ direction }) => direction);
  const others = [...new Set(ways.length > 0 ? ways : [rest])].map(
    (direction): OperationSource => ({ kind: 'channel', id: '', at: channel, direction, messages }),
  );
  return [...operations, ...others];
}

/** Whether a channel has a message of the name that a reference ends with. */
function isNamedBy(channel: Located, { value }: Located): boolean {
  const name = pointerTokens(/#.*$/.exec(asText(asTree(value)?.$ref))?.[0] ?? '')?.at(-1);
  return name !== undefined && Object.hasOwn(asTree(asTree(channel.value)?.messages) ?? {}, name);
}

interface PlacedOperation extends Omit<OperationSource, 'messages'> {
  /** The channel itself, which several names may lead to. */
  channel: unknown;
}

/** What an operation does on channels: its own part, and the reply that may come on the same or another. */
function placeOperation({ id, at }: { id: string; at: Located }, context: DescriptionContext): PlacedOperation[] {
  const main = partOf(at, 'channel');
  const reply = context.follow(partOf(at, 'reply'));
  const replyChannel = partOf(reply, 'channel');
  const channelAt = (place: Located): unknown => context.follow(place).value;
  const mainChannel = channelAt(main) ?? channelOfMessages(at, context);
  const [mine, theirs] = readWays(at, id, context);
  const own: PlacedOperation = { kind: 'operation', id, at, direction: mine, channel: mainChannel };
  if (asTree(reply.value) === null) return [own];
  const channel = replyChannel.value === undefined ? mainChannel : channelAt(replyChannel);
  return [own, { kind: 'reply', id, at: reply, direction: theirs, channel }];
}

/** Which way an operation and its reply go, from the reader's side. */
function readWays(
  at: Located,
  id: string,
  { report }: DescriptionContext,
): readonly [OperationSource['direction'], OperationSource['direction']] {
  const action = partOf(at, 'action');
  if (action.value === 'receive') return ['send', 'receive'];
  if (action.value === 'send') return ['receive', 'send'];
  const fault = action.value === undefined ? 'has no action' : `has the unknown action "${asText(action.value)}"`;
  report({
    severity: 'error',
    code: 'invalid-operation',
    message: `The operation "${id}" ${fault}`,
    hint: 'Write "send" or "receive" as its `action`',
    at: action.value === undefined ? at : action,
  });
  return ['message', 'message'];
}

/** Whether an operation can be read; what a reference leads nowhere from has been reported. */
function isOperation(at: Located, name: string, context: DescriptionContext): boolean {
  if (asTree(at.value)) return true;
  if (at.value !== undefined) reportLost(`operation "${name}"`, at, context);
  return false;
}

/** The channel that the messages of an operation are of, by where they stand; it must be the operation's own. */
function channelOfMessages(operation: Located, context: DescriptionContext): unknown {
  for (const { at } of partsOf(partOf(operation, 'messages'))) {
    const [, channel] =
      /^(.*#\/(?:components\/)?channels\/[^/]+)\/messages\/[^/]+$/.exec(asText(asTree(at.value)?.$ref)) ?? [];
    if (channel !== undefined && asTree(context.follow(at).value))
      return context.follow({ ...at, value: { $ref: channel } }).value;
  }
  return undefined;
}

/** An operation that names no messages carries all of its channel. */
function messages3(operation: Located, channel: Located): Located[] {
  const named = partOf(operation, 'messages');
  return partsOf(Array.isArray(named.value) ? named : partOf(channel, 'messages')).map(({ at }) => at);
}
