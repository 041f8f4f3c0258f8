import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

/** A channel as either major version describes it, with who does what written from the reader's side. */
export interface ChannelSource {
  id: string;
  at: Located;
  address: string;
  operations: ChannelOperation[];
}

export interface ChannelOperation {
  at: Located;
  /** What the reader of the documentation does. */
  direction: 'send' | 'receive';
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
    const operations = (['publish', 'subscribe'] as const).flatMap((name): ChannelOperation[] => {
      const operation = context.follow(partOf(channel, name));
      if (!asTree(operation.value)) return [];
      return [
        {
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
  const operations = partsOf(partOf(context.root, 'operations')).map(({ at }) => context.follow(at));
  return partsOf(partOf(context.root, 'channels')).flatMap(({ key, at }) => {
    const channel = context.follow(at);
    const tree = asTree(channel.value);
    if (!tree) return [];
    const own = operations.flatMap((operation) => operationsOf(operation, { channel, context }));
    const unknown: ChannelOperation = {
      at: channel,
      direction: 'receive',
      messages: partsOf(partOf(channel, 'messages')).map((part) => part.at),
    };
    return [{ id: key, at: channel, address: asText(tree.address), operations: own.length > 0 ? own : [unknown] }];
  });
}

/** What an operation does on one channel: its own part, and the reply that may come on the same or another. */
function operationsOf(
  operation: Located,
  { channel, context }: { channel: Located; context: DescriptionContext },
): ChannelOperation[] {
  const action = asText(asTree(operation.value)?.action);
  if (action !== 'send' && action !== 'receive') return [];
  const isOn = (at: Located): boolean => context.follow(at).value === channel.value;
  const found: ChannelOperation[] = [];
  const main = partOf(operation, 'channel');
  if (isOn(main))
    found.push({
      at: operation,
      direction: action === 'receive' ? 'send' : 'receive',
      messages: messages3(operation, channel),
    });
  const reply = context.follow(partOf(operation, 'reply'));
  const replyChannel = partOf(reply, 'channel');
  const hasReply = asTree(reply.value) !== null && isOn(replyChannel.value === undefined ? main : replyChannel);
  if (hasReply)
    found.push({
      at: reply,
      direction: action === 'receive' ? 'receive' : 'send',
      messages: messages3(reply, channel),
    });
  return found;
}

/** An operation that names no messages carries all of its channel. */
function messages3(operation: Located, channel: Located): Located[] {
  const named = partOf(operation, 'messages');
  return partsOf(Array.isArray(named.value) ? named : partOf(channel, 'messages')).map(({ at }) => at);
}
