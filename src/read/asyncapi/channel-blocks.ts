import type { Texts } from '../../base/languages/texts.ts';
import { renderCode } from '../../base/text/render-code.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type {
  ChannelMessage,
  ChannelOperation,
  ChannelReply,
  ChannelServer,
  ProtocolBindings,
  SchemaSource,
  ValuePlace,
} from '../../model/api/channel.ts';
import type { SecurityRequirement } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { ExternalDocs, TagText } from '../../model/api/tag.ts';
import type { FindReferenceLink, ReferenceLink } from '../openapi/reference-links.ts';
import { isDescribed, renderDocs, renderTags } from '../openapi/render-tags.ts';

/** A piece of what a channel's page says of a server, an operation or a message. HTML and Markdown walk the same. */
export type ChannelBlock =
  /** Markdown. */
  | { kind: 'text'; text: string }
  /** A name with what stands beside it, which may lead to a page, and Markdown below. */
  | { kind: 'field'; name: string; type: string; link: ReferenceLink | null; labels: string[]; text: string }
  | { kind: 'code'; label: string; language: string; code: string }
  | { kind: 'schema'; label: string; schema: Schema; path: string[] | null };

type Words = Texts['reference'];

/** What a server says besides its address, text and variables. */
export function serverBlocks(server: ChannelServer, words: Words): ChannelBlock[] {
  return [
    ...tagBlock(server.tags),
    ...docsBlock(server.externalDocs),
    ...securityBlock(server.security, words),
    ...bindingsBlock(server.bindings, words),
  ];
}

/** What an operation says; nothing for one that only carries messages. */
export function operationBlocks(
  operation: ChannelOperation,
  { words, linkOf }: { words: Words; linkOf: Pick<FindReferenceLink, 'channel'> },
): ChannelBlock[] {
  const { id, title, description, tags, messages, reply } = operation;
  const name = title || id;
  const head: ChannelBlock = {
    kind: 'field',
    name,
    type: title === '' ? '' : id,
    link: null,
    labels: namesOf(tags),
    text: description,
  };
  const parts: ChannelBlock[] = [
    ...(name === '' ? textBlock(description) : [head]),
    ...(name === '' || tags.some(isDescribed) ? tagBlock(tags) : []),
    ...docsBlock(operation.externalDocs),
    ...securityBlock(operation.security, words),
    ...(reply ? [replyField(reply, { words, linkOf })] : []),
    ...placeBlock(words.replyAddress, reply?.address ?? null),
    ...bindingsBlock(operation.bindings, words),
  ];
  const named =
    name !== '' && messages.length > 1
      ? [field(words.sections.messages, { text: messages.map(renderCode).join(', ') })]
      : [];
  return [...parts.slice(0, 1), ...named, ...parts.slice(1)];
}

function replyField(
  { id, channel, messages }: ChannelReply,
  { words, linkOf }: { words: Words; linkOf: Pick<FindReferenceLink, 'channel'> },
): ChannelBlock {
  const link = id === null ? null : linkOf.channel(id);
  return field(words.reply, { type: channel, link, text: messages.map(renderCode).join(', ') });
}

/** What a message says, without its examples. */
export function messageBlocks(message: ChannelMessage, words: Words): ChannelBlock[] {
  const { id, headers, headersSource, payload, payloadSource } = message;
  return [
    ...(id === '' || id === message.name ? [] : [field(words.id, { type: id })]),
    ...textBlock(message.description),
    ...tagBlock(message.tags),
    ...docsBlock(message.externalDocs),
    ...placeBlock(words.correlationId, message.correlationId),
    ...(headers
      ? [{ kind: 'schema' as const, label: words.sections.header, schema: headers, path: payload ? null : [] }]
      : []),
    ...sourceBlock(headersSource, words.sections.header),
    ...(payload ? [{ kind: 'schema' as const, label: headers ? words.payload : '', schema: payload, path: [] }] : []),
    ...sourceBlock(payloadSource),
    ...bindingsBlock(message.bindings, words),
  ];
}

/** A schema as it is written in a language of its own; `of` says what it is the schema of. */
function sourceBlock(source: SchemaSource | null, of = ''): ChannelBlock[] {
  if (source === null) return [];
  const { format, language, code } = source;
  return [{ kind: 'code', label: of === '' ? format : `${of} (${format})`, language, code }];
}

/** Bindings by protocol. */
export function bindingsBlock(bindings: ProtocolBindings, words: Words): ChannelBlock[] {
  const label = words.sections.bindings;
  return Object.keys(bindings).length === 0
    ? []
    : [{ kind: 'code', label, language: 'json', code: writeJson(bindings, 2)! }];
}

/** A link to documentation elsewhere. */
export function docsBlock(docs: ExternalDocs | null): ChannelBlock[] {
  return textBlock(renderDocs(docs));
}

function textBlock(text: string): ChannelBlock[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Tags, with what is said of each. */
export function tagBlock(tags: readonly TagText[]): ChannelBlock[] {
  return textBlock(renderTags(tags));
}

function namesOf(tags: readonly TagText[]): string[] {
  return tags.map(({ name }) => name);
}

function placeBlock(label: string, place: ValuePlace | null): ChannelBlock[] {
  return place ? [field(label, { type: place.location, text: place.description })] : [];
}

/** Names of schemes; what each needs stands in a section of its own. */
function securityBlock(security: readonly SecurityRequirement[], words: Words): ChannelBlock[] {
  const alternatives = security.map((requirement) =>
    requirement
      .map(
        ({ scheme, scopes }) =>
          `${renderCode(scheme)}${scopes.length > 0 ? ` (${scopes.map(renderCode).join(', ')})` : ''}`,
      )
      .join(' + '),
  );
  return alternatives.length === 0 ? [] : [field(words.sections.authorizations, { text: alternatives.join(' / ') })];
}

function field(
  name: string,
  { type = '', text = '', link = null }: { type?: string; text?: string; link?: ReferenceLink | null },
): ChannelBlock {
  return { kind: 'field', name, type, link, labels: [], text };
}
