import { plainTitle } from '../../base/text/plain-title.ts';
import type { ChannelOperation, ChannelReply } from '../../model/api/channel.ts';
import { pointerTokens } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseExternalDocs } from '../openapi/parse-external-docs.ts';
import type { OperationSource } from './find-channels.ts';
import { messageName } from './message-name.ts';
import { parseBindings } from './parse-bindings.ts';
import { parsePlace } from './parse-place.ts';
import { parseTags } from './parse-tags.ts';
import { readTexts } from './read-texts.ts';
import type { SecurityRegistry } from './security-registry.ts';

interface Options {
  context: DescriptionContext;
  security: SecurityRegistry;
  /** By what the description lists a channel, which may have several names. */
  channelIds: ReadonlyMap<unknown, readonly string[]>;
}

/** What an operation says of itself, from the reader's side. */
export function parseChannelOperation(
  { id, at, direction, messages }: OperationSource,
  { context, security, channelIds }: Options,
): ChannelOperation {
  const tree = asTree(at.value) ?? {};
  return {
    id,
    title: plainTitle(asText(tree.title)),
    description: readTexts(tree),
    direction,
    tags: parseTags(partOf(at, 'tags'), context),
    externalDocs: parseExternalDocs(context.follow(partOf(at, 'externalDocs')).value),
    security: security.requirements(partOf(at, 'security')),
    bindings: parseBindings(partOf(at, 'bindings'), context),
    messages: namesOf(messages, context),
    reply: parseReply(context.follow(partOf(at, 'reply')), { context, channelIds }),
  };
}

function parseReply(at: Located, { context, channelIds }: Omit<Options, 'security'>): ChannelReply | null {
  if (!asTree(at.value)) return null;
  const place = partOf(at, 'channel');
  const channel = context.follow(place);
  const ids = channelIds.get(channel.value) ?? [];
  const written = pointerTokens(/#.*$/.exec(asText(asTree(place.value)?.$ref))?.[0] ?? '')?.at(-1);
  const id = ids.find((name) => name === written) ?? ids[0] ?? null;
  return {
    id,
    channel:
      place.value === undefined
        ? ''
        : asText(asTree(channel.value)?.address) || (id ?? pointerTokens(channel.pointer)?.at(-1) ?? ''),
    address: parsePlace(partOf(at, 'address'), context),
    messages: namesOf(
      replyMessages(at, channel).map((message) => message.at),
      context,
    ),
  };
}

/** Of those that have one. */
function namesOf(messages: readonly Located[], context: DescriptionContext): string[] {
  return messages.map((message) => messageName(message, context)).filter(Boolean);
}

/** A reply that names no messages may be any of its channel's. */
function replyMessages(reply: Located, channel: Located): ReturnType<typeof partsOf> {
  const named = partOf(reply, 'messages');
  return partsOf(Array.isArray(named.value) ? named : partOf(channel, 'messages'));
}
